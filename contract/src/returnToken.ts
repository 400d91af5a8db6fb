import * as v from 'valibot';

/**
 * The return token of a refused login. It lasts for minutes, opens no session, and is accepted by the calls of
 * exclusion.ts in place of a user token.
 */
export const returnToken = v.pipe(v.string(), v.minLength(16), v.maxLength(512), v.regex(/^[\w.-]+$/));
