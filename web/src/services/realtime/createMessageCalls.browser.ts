import type { BrokerMessage } from '@foyer/contract/broker';
import type { Result } from '../../base/result.ts';
import type { ApiClient, ApiOptions } from '../api/apiClient.browser.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { postAcknowledge, postPending, postReceive } from './realtimeApi.ts';
import type { Outcome, PendingReceipt, ReceiptCalls } from './receipts.ts';

export interface MessageCalls extends ReceiptCalls {
  acknowledge(receipt: PendingReceipt, options?: ApiOptions): Promise<Outcome>;
  pending(): Promise<readonly BrokerMessage[] | null>;
}

/** The broker's message calls for this tab's player. */
export function createMessageCalls(api: ApiClient, userToken: () => string | null): MessageCalls {
  return {
    async receive(id) {
      return outcomeOf(await api.call(postReceive, { params: { id } }, { token: userToken() }));
    },
    async acknowledge({ message: { messageInstanceUUID, topic, clientReference }, withClose }, options) {
      const body = { messageInstanceUUID, topic, acknowledgedWithClose: withClose, clientReference };
      return outcomeOf(
        await api.call(
          postAcknowledge,
          { params: { id: messageInstanceUUID }, body },
          { token: userToken(), ...options },
        ),
      );
    },
    async pending() {
      const response = await api.call(postPending, {}, { token: userToken() });
      return response.ok ? response.value.messages : null;
    },
  };
}

/**
 * Only 404 settles a message that was not accepted: the broker does not have it. After any other refusal, such as the 403
 * of a firewall, the broker still returns the message. An expired token is renewed meanwhile, so 401 is none.
 */
export function outcomeOf(response: Result<unknown, ApiFailure>): Outcome {
  if (response.ok) return { kind: 'done' };
  const { failure } = response;
  if (failure.kind === 'refused' && failure.status !== 401 && failure.status !== 429)
    return { kind: failure.status === 404 ? 'done' : 'refused' };
  return { kind: 'noResponse', ...('retryAfterMs' in failure && { retryAfterMs: failure.retryAfterMs }) };
}
