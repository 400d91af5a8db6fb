import { sendDocument, verification } from '@foyer/contract/verification';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { getVerification, postDocument } from './verificationApi.ts';

export const verificationRoutes = [
  apiRoute(getVerification, async (_input, { upstream, bearer }) => {
    const response = await upstream.call(verification, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postDocument, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(sendDocument, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];
