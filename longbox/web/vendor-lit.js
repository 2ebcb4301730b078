/** What the page uses of Lit, bundled by `make vendor-page` into static/vendor/lit.js. */
export * from 'lit';
export { repeat } from 'lit/directives/repeat.js';
