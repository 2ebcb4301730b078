/** The page: its words, its looks, and the page within it that the address names. */

import { html, nothing } from './vendor/lit.js';
import { Plain } from './core/element.js';
import { findOut, me, onMe } from './core/me.js';
import { PAGES, follow, onMove, pageFor } from './core/router.js';
import { dress, settings } from './core/settings.js';
import { say, speak } from './core/words.js';
import { openSettings } from './parts/settings-dialog.js';

class App extends Plain {
  static properties = { path: { state: true }, problem: { state: true }, menu: { state: true } };

  constructor() {
    super();
    this.path = location.pathname;
    this.problem = '';
    /** Whether the pages are listed where there is no room to list them always. */
    this.menu = false;
    /** @type {HTMLElement | null} */
    this.shown = null;
    onMove(() => void this.move());
    onMe(() => this.requestUpdate());
    addEventListener('language', () => void this.speakAnew());
    document.addEventListener('click', follow);
  }

  connectedCallback() {
    super.connectedCallback();
    void this.move();
  }

  async move() {
    const found = pageFor(location.pathname);
    this.path = location.pathname;
    this.problem = '';
    this.menu = false;
    if (!found) return void ((this.shown = null), (this.problem = say('noSuchPage')), this.requestUpdate());
    try {
      await found.page.load();
    } catch (error) {
      // A newer page doesn't fit the modules that this document has, as the server was upgraded: all of it is loaded anew.
      if (error instanceof SyntaxError && this.shown) return location.reload();
      console.error(error);
      this.problem = say('cantLoad');
      return;
    }
    this.shown = Object.assign(document.createElement(found.page.element), found.values);
    document.title = `${say(found.page.title)} · Longbox`;
    this.requestUpdate();
    await this.updateComplete;
    scrollTo(0, 0);
  }

  /** All words are others now. */
  async speakAnew() {
    const shown = /** @type {any} */ (this.shown);
    this.requestUpdate();
    for (const element of [shown, ...(shown?.querySelectorAll('*') ?? [])]) element?.requestUpdate?.();
  }

  render() {
    const full = this.path.startsWith('/table/');
    return html`${full ? nothing : this.top()}
      ${this.problem ? html`<main class="page"><h1>Longbox</h1><p role="alert">${this.problem}</p><p><a class="button" href="/">${say('toLobby')}</a></p></main>` : (this.shown ?? nothing)}`;
  }

  top() {
    return html`<header class="top">
      <a class="brand" href="/"><img src="/static/icon.svg" alt="" width="40" height="40" /><span>Longbox</span></a>
      <button type="button" class="pages-menu" aria-expanded=${String(this.menu)} aria-controls="pages" @click=${() => (this.menu = !this.menu)}>${say('pages')}</button>
      <nav id="pages" class=${this.menu ? 'open' : ''} aria-label=${say('pages')}>
        ${PAGES.filter((page) => page.listed).map((page) => html`<a href=${page.path} aria-current=${page.at.test(this.path) ? 'page' : nothing}>${page.path === '/account' ? (me.person?.name ?? say('account')) : say(page.title)}</a>`)}
        <button type="button" @click=${openSettings}>${say('settings')}</button>
      </nav>
    </header>`;
  }
}

dress();
await Promise.all([speak(settings.language), findOut().catch((error) => console.error(error))]);
customElements.define('longbox-app', App);
