import { endpoint } from '@foyer/contract/endpoint';
import { register, registrationResponse, registrationWish } from '@foyer/contract/registration';
import * as v from 'valibot';

/** Opens an account (RG-01). May be sent again with the same key: it opens one account, however often it arrives. */
export const postRegister = endpoint({
  name: 'postRegister',
  service: 'web',
  method: 'POST',
  path: '/api/register',
  repeatable: true,
  rateLimit: { calls: 20, seconds: 60 },
  body: v.object(registrationWish),
  response: registrationResponse,
  errors: register.errors,
});
