import { endpoint } from '@foyer/contract/endpoint';
import { register, registrationResponse, registrationFields } from '@foyer/contract/registration';
import * as v from 'valibot';

/**
 * Opens an account (RG-01). Idempotent by its key: repeated calls open one account. `landing` has the parameters of
 * `readLanding`, which stops no registration.
 */
export const postRegister = endpoint({
  name: 'postRegister',
  service: 'web',
  method: 'POST',
  path: '/api/register',
  bodyLimitBytes: 32 * 1024,
  repeatable: true,
  rateLimit: { calls: 20, seconds: 60 },
  body: v.object({ ...registrationFields, landing: v.optional(v.unknown()) }),
  response: registrationResponse,
  errors: register.errors,
});
