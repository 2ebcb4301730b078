/** Asking the server by HTTP; `docs/protocol.md` has the routes. */

/** The server answered that something can't be done. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code?: string, why?: string, rule?: string}} said
   */
  constructor(status, said) {
    super(said.why || `The server answered with ${status}.`);
    this.status = status;
    this.code = said.code ?? '';
    this.rule = said.rule ?? '';
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
function ask(method, path, body) {
  return send(method, path, body === undefined ? undefined : JSON.stringify(body));
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [body] JSON.
 * @returns {Promise<any>}
 */
async function send(method, path, body) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body,
    credentials: 'same-origin',
  });
  const told = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
  if (!answer.ok) throw new Refusal(answer.status, told);
  return told;
}

/** @param {string} path */
export const get = (path) => ask('GET', path);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => ask('POST', path, body);
/** A file of JSON, as it is: its numbers may have more digits than a number has here. @param {string} path @param {string} json */
export const postFile = (path, json) => send('POST', path, json);
/** @param {string} path @param {unknown} body */
export const put = (path, body) => ask('PUT', path, body);
/** @param {string} path */
export const remove = (path) => ask('DELETE', path);
