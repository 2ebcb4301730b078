/** Who you are here: a guest with a name, or an account that keeps games, decks and cards. */

import { html, nothing } from '../vendor/lit.js';
import { post, remove } from '../core/api.js';
import { Plain } from '../core/element.js';
import { beSomebody, chosenName, findOut, known, me } from '../core/me.js';
import { say } from '../core/words.js';
import { refuse, unrefuse } from '../parts/refused.js';
import '../parts/tokens.js';

export class AccountPage extends Plain {
  static properties = { said: { state: true }, codes: { state: true } };

  constructor() {
    super();
    this.said = '';
    /** @type {string[]} */
    this.codes = [];
  }

  /**
   * Send a form, and tell what came of it.
   * @param {SubmitEvent} event
   * @param {(form: Record<string, string>) => Promise<string>} send
   */
  async send(event, send) {
    event.preventDefault();
    const asked = /** @type {HTMLFormElement} */ (event.target);
    const form = Object.fromEntries([...new FormData(asked)].map(([name, value]) => [name, String(value)]));
    unrefuse(this);
    this.said = '';
    try {
      this.said = await send(form);
    } catch (error) {
      return refuse(asked, /** @type {Error} */ (error).message);
    }
    await this.updateComplete;
    this.querySelector('[role=status]')?.scrollIntoView({ block: 'center' });
  }

  /** @param {Record<string, string>} form */
  async rename({ name }) {
    await beSomebody(name.trim());
    return say('renamed', { name });
  }

  /** @param {Record<string, string>} form */
  async makeAccount({ name, login, password }) {
    await beSomebody(me.person ? '' : name.trim());
    const told = await post('/accounts', { login, password });
    known(told);
    await beSomebody(name.trim());
    this.codes = told.recovery ?? [];
    return say('accountMade');
  }

  /** @param {Record<string, string>} form */
  async signIn({ login, password }) {
    known(await post('/session', { login, password }));
    return say('signedIn');
  }

  /** @param {Record<string, string>} form */
  async recover({ login, code, password }) {
    known(await post('/recovery', { login, code, password }));
    return say('newPassword');
  }

  async signOut() {
    await remove('/session');
    await findOut();
    this.said = say('signedOut');
  }

  render() {
    const { person } = me;
    return html`<main class="page account">
      <h1>${person?.name ?? say('account')}</h1>
      <p role="status">${this.said}</p>
      ${this.codes.length ? html`<section class="panel"><h2>${say('recoveryCodes')}</h2><p>${say('recoveryWords')}</p><ul class="codes">${this.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul></section>` : nothing}
      ${this.form('changeName', (form) => this.rename(form), [['name', 'yourName', 'text', 'nickname', person?.name ?? '']])}
      ${person && !person.guest
        ? html`<p><button type="button" @click=${() => this.signOut()}>${say('signOut')}</button></p>`
        : html`${this.form('makeAccount', (form) => this.makeAccount(form), [['name', 'shownName', 'text', 'nickname', chosenName()], ['login', 'login', 'text', 'username', ''], ['password', 'password', 'password', 'new-password', '']], say('accountWords'))}
          ${this.form('signIn', (form) => this.signIn(form), [['login', 'login', 'text', 'username', ''], ['password', 'password', 'password', 'current-password', '']], person ? say('signInGuest', { name: person.name }) : '')}
          ${this.form('recover', (form) => this.recover(form), [['login', 'login', 'text', 'username', ''], ['code', 'recoveryCode', 'text', 'off', ''], ['password', 'newPasswordLabel', 'password', 'new-password', '']], say('recoverWords'), say('setPassword'))}`}
      ${person ? html`<longbox-tokens></longbox-tokens>` : nothing}
    </main>`;
  }

  /**
   * @param {string} title
   * @param {(form: Record<string, string>) => Promise<string>} send
   * @param {[string, string, string, string, string][]} fields The name, the label, the type, what browsers fill in, and the value of each.
   * @param {string} [words] What there is to know of it.
   * @param {string} [deed] What its button says.
   */
  form(title, send, fields, words = '', deed = say(title)) {
    return html`<form class="panel" aria-labelledby=${title} @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, send)}>
      <h2 id=${title}>${say(title)}</h2>
      ${words ? html`<p>${words}</p>` : nothing}
      ${fields.map(([name, label, type, fill, value]) => html`<p><label for=${`${title} ${name}`}>${say(label)}</label> <input id=${`${title} ${name}`} name=${name} type=${type} autocomplete=${/** @type {any} */ (fill)} .value=${value} required maxlength="200" /></p>`)}
      <p><button class="go">${deed}</button></p>
    </form>`;
  }
}

customElements.define('longbox-account', AccountPage);
