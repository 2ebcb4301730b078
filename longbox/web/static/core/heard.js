/** What is said to those who hear the page: one message an event, in the live regions of index.html. */

const MOST = 30;

/**
 * Say something when there is time.
 * @param {string} words
 */
export function tell(words) {
  append('polite', words);
}

/**
 * Say what a game says, in the language that all games speak, when there is time.
 * @param {string} words
 */
export function tellOfGame(words) {
  append('polite', words, 'en');
}

/**
 * Say something at once.
 * @param {string} words
 */
export function interrupt(words) {
  append('assertive', words);
}

/** Take back all that was said: the device goes on to somebody who may not hear it. */
export function hush() {
  for (const region of ['polite', 'assertive']) document.getElementById(region)?.replaceChildren();
}

/** @param {string} region @param {string} words @param {string} [language] Another one than the page's. */
function append(region, words, language) {
  const place = document.getElementById(region);
  if (!place || !words.trim()) return;
  const message = document.createElement('p');
  message.textContent = words;
  if (language) message.lang = language;
  place.append(message);
  while (place.childElementCount > MOST) place.firstElementChild?.remove();
}
