import * as accounts from '@foyer/contract/accounts';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** `until`: when the account may be used again, where that is known. */
const refusal = v.object({
  code: v.number(),
  message: v.optional(v.string(), ''),
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
const blackBox = v.pipe(v.string(), v.maxLength(8192));

/** Logs a player in. A refusal may come with status 200 and a code (AU-05). Never repeated by itself: an attempt may have counted. */
export const postLogin = endpoint({
  name: 'postLogin',
  service: 'web',
  method: 'POST',
  path: '/api/login',
  body: v.object({
    username: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(200)),
    firstPartyBlackBox: blackBox,
    thirdPartyBlackBox: blackBox,
  }),
  response: v.union([
    v.object({
      tokens: accounts.tokens,
      account: accounts.details.response.entries.account,
      session: accounts.details.response.entries.session,
      serverNow: v.number(),
    }),
    refusal,
  ]),
  errors: accounts.login.errors,
});
