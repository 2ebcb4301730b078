/** Why a form was refused: said beside the field that is meant, which gets the focus. */

const NAME = 'refused';

/** @param {ParentNode} page Nothing is refused any more. */
export function unrefuse(page) {
  page.querySelector(`#${NAME}`)?.remove();
  page.querySelectorAll(`[aria-describedby=${NAME}]`).forEach((field) => ['aria-describedby', 'aria-invalid'].forEach((name) => field.removeAttribute(name)));
}

/**
 * Say it beside the field of whose content or name it speaks, else beside the first; or behind a button that is no form's.
 * @param {HTMLElement} asked The form, or the button.
 * @param {string} words
 */
export function refuse(asked, words) {
  const fields = /** @type {HTMLInputElement[]} */ ([...asked.querySelectorAll('input, select, textarea')]);
  const typed = fields.filter((field) => field.type !== 'checkbox');
  const named = (/** @type {HTMLInputElement} */ field) => new RegExp(`\\b${field.name}\\b`, 'i').test(words);
  const meant = typed.find((field) => field.value.length > 2 && words.includes(field.value)) ?? typed.find(named) ?? typed.find((field) => field.required) ?? typed[0];
  const place = document.createElement('p');
  Object.assign(place, { id: NAME, className: 'notice refusal', role: 'alert' });
  (meant?.closest('p') ?? asked).after(place);
  place.textContent = words;
  meant?.setAttribute('aria-invalid', 'true');
  (meant ?? asked).setAttribute('aria-describedby', NAME);
  (meant ?? asked).focus();
}
