import { changePassword } from '@foyer/contract/passwordReset';
import { forward } from '../../services/api/forward.ts';

/** Changes the password of the logged-in player and logs out every other device. */
export const postChangePassword = forward(changePassword, 'postChangePassword', '/api/change-password');
