/**
 * A request to one of the services; `path` is below the service's base.
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {Readonly<Record<string, unknown>>} body
 * @property {string} bearer bearer token; empty without one
 * @property {string} userToken user token in the header `usertoken`, which one call reads; empty without one
 * @property {string} location where the front end sees the player (`foyer-location`); empty if it does not say
 */

/**
 * @typedef {object} Reply
 * @property {number} status
 * @property {unknown} body
 */

/**
 * @param {unknown} body
 * @returns {Reply}
 */
export const reply = (body) => ({ status: 200, body });

/**
 * Every error has a code, a message or both.
 * @param {number} status
 * @param {string} message
 * @param {Readonly<Record<string, number>>} [more] `code` and figures of a refused login
 * @returns {Reply}
 */
export const refusal = (status, message, more = {}) => ({ status, body: { message, ...more } });

export const notFound = refusal(404, 'Not found');
