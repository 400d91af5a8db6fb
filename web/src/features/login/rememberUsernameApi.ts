import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Username to prefill in the form (AU-15), stored in a cookie that only the server can read. `get` returns the name in
 * `encryptedUsername`, else that of the cookie, empty if there is none; `post` stores one, or removes it if empty. The
 * page never contains the sealed name, so the browser sends none: `encryptedUsername` is for callers that keep the
 * sealed name themselves.
 */
export const postRememberUsername = endpoint({
  name: 'postRememberUsername',
  service: 'web',
  method: 'POST',
  path: '/api/remember-username',
  body: v.variant('operation', [
    v.object({ operation: v.literal('get'), encryptedUsername: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
    v.object({ operation: v.literal('post'), username: v.pipe(v.string(), v.maxLength(100)) }),
  ]),
  response: v.object({ username: v.string() }),
});
