import * as contract from '@foyer/contract/limits';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import {
  getProtection,
  postBreak,
  postCalmMode,
  postLimit,
  postLimitConfirmation,
  postMarketing,
  postReminder,
  postReview,
} from './protectionApi.ts';

export const protectionRoutes: readonly ApiRoute[] = [
  apiRoute(getProtection, async (_input, { upstream, bearer }) => {
    const response = await upstream.call(contract.playerProtection, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postLimit, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.setLimit, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postLimitConfirmation, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.confirmLimit, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReminder, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.setReminder, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReview, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.noteReview, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postCalmMode, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.setCalmMode, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postMarketing, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.chooseMarketing, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postBreak, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.takeBreak, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];
