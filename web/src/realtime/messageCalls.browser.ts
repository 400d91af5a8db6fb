import type { BrokerMessage } from '@foyer/contract/broker';
import type { ApiClient } from '../api/apiClient.browser.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { postAcknowledge, postPending, postReceive } from './realtimeApi.ts';
import type { Outcome, ReceiptDeps } from './receipts.ts';

export interface MessageCalls extends ReceiptDeps {
  pending(): Promise<readonly BrokerMessage[] | null>;
}

/** The broker's calls about messages, as the player of this tab. */
export function createMessageCalls(api: ApiClient, userToken: () => string | null): MessageCalls {
  return {
    async receive(id) {
      const response = await api.call(postReceive, { params: { id } }, { token: userToken() });
      return response.ok ? 'done' : outcomeOf(response.failure);
    },
    async acknowledge({ messageInstanceUUID, topic, clientReference }, acknowledgedWithClose) {
      const body = { messageInstanceUUID, topic, acknowledgedWithClose, clientReference };
      const response = await api.call(
        postAcknowledge,
        { params: { id: messageInstanceUUID }, body },
        { token: userToken() },
      );
      return response.ok ? 'done' : outcomeOf(response.failure);
    },
    async pending() {
      const response = await api.call(postPending, {}, { token: userToken() });
      return response.ok ? response.value.messages : null;
    },
  };
}

/** A token that has just run out is renewed meanwhile, so a 401 is no answer about the message. */
function outcomeOf(failure: ApiFailure): Outcome {
  return failure.kind === 'refused' && failure.status !== 401 && failure.status !== 429 ? 'refused' : 'noAnswer';
}
