import * as contract from '@foyer/contract/chat';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { postChat } from './chatApi.ts';

/** The player's identity is not forwarded: the chat does not need it, and a question may be private. */
export const chatRoute = apiRoute(
  postChat,
  async ({ body: { text } }, { upstream, visit: { culture, brandId, marketId } }) => {
    const response = await upstream.call(contract.askChat, { body: { text, culture, brand: brandId, marketId } });
    return response.ok ? response.value : refusalOf(response.failure);
  },
);
