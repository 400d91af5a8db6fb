import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * A user name that the player wants to find in the form again (AU-15). It is kept in a cookie that the server alone can
 * read: `get` answers the name, empty where there is none; `post` keeps one, and an empty one takes it away. The sealed
 * name is never in the page, so `encryptedUsername` may come along and says nothing.
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
