import { changePassword } from '@foyer/contract/passwordReset';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { postChangePassword } from './changePasswordApi.ts';

export const changePasswordRoutes = [
  apiRoute(postChangePassword, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(changePassword, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];
