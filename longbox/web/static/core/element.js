/** What all pages are made of: Lit elements whose content stands in the document itself, so that one style fits all. */

import { LitElement } from '../vendor/lit.js';

/** An element without a shadow. */
export class Plain extends LitElement {
  createRenderRoot() {
    return this;
  }
}
