import { endpoint } from '@foyer/contract/endpoint';
import { changePassword } from '@foyer/contract/passwordReset';

/** Changes the password of the logged-in player and logs out every other device. */
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
