import { endpoint } from '@foyer/contract/endpoint';
import { changePassword } from '@foyer/contract/passwordReset';

/** A new password for the player who is logged in; every other device is logged out by it. */
export const postChangePassword = endpoint({
  name: 'postChangePassword',
  service: 'web',
  method: 'POST',
  path: '/api/change-password',
  auth: 'userToken',
  body: changePassword.body,
  response: changePassword.response,
  errors: changePassword.errors,
});
