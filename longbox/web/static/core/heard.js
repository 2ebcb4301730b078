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
 * Say something at once.
 * @param {string} words
 */
export function interrupt(words) {
  append('assertive', words);
}

/** @param {string} region @param {string} words */
function append(region, words) {
  const place = document.getElementById(region);
  if (!place || !words.trim()) return;
  const message = document.createElement('p');
  message.textContent = words;
  place.append(message);
  while (place.childElementCount > MOST) place.firstElementChild?.remove();
}
