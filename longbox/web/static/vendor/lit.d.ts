export * from 'lit';
export { repeat } from 'lit/directives/repeat.js';
