import * as contract from '@foyer/contract/chat';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { postChat } from './chatApi.ts';

/** Who asks is not passed on: the chat needs no name, and a question may be about something private. */
export const chatRoute = apiRoute(
  postChat,
  async ({ body: { text } }, { upstream, visit: { culture, brandId, marketId } }) => {
    const response = await upstream.call(contract.askChat, { body: { text, culture, brand: brandId, marketId } });
    return response.ok ? response.value : refusalOf(response.failure);
  },
);
