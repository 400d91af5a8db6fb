import type * as v from 'valibot';
import { refuse } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import type { Hub } from '../services/realtime/hub.ts';
import type { MessageBroker, Published } from '../services/realtime/messageBroker.ts';
import type { Spelling } from '../services/realtime/spelling.ts';
import type { hubCall, messagesCall } from './controlCalls.ts';

type Messages = v.InferOutput<typeof messagesCall>;

/** Publishes like an editor's tool, and returns for each requested message whether it was shown and acknowledged. */
export function publishedMessages(
  broker: MessageBroker,
  publish: Messages['publish'],
  requestedIds: readonly string[],
): { published: Published[]; fates: object } | Refusal {
  const published: Published[] = [];
  if (publish) {
    const { userId, topic, content, clientReference, times } = publish;
    for (let time = 0; time < times; time += 1) {
      const one = broker.publish(userId, topic, content, { clientReference });
      if (one === null) return refuse(413, 'The content is too long for a message.');
      published.push(one);
    }
  }
  return { published, fates: Object.fromEntries(requestedIds.map((uuid) => [uuid, broker.deliveryStatus(uuid)])) };
}

/** `reached` is the number of connections that the last operation affected. */
export function applyHubCommand(
  hub: Hub,
  spelling: Spelling,
  order: v.InferOutput<typeof hubCall>,
): ReturnType<Hub['faults']['status']> & { reached: number } {
  const { userId, refuse: isRefusing, silence, emit, sendRaw, close, drop } = order;
  const { faults } = hub;
  let reached = 0;
  if (order.spelling !== undefined) spelling.use(order.spelling);
  if (isRefusing !== undefined) faults.refuse(isRefusing);
  if (silence !== undefined) faults.silence(silence);
  if (emit && userId !== undefined) reached = hub.emit(userId, emit.event, emit.arguments);
  if (sendRaw !== undefined) reached = faults.sendRaw(sendRaw, userId);
  if (close)
    reached = faults.close(
      { allowReconnect: close.allowReconnect, ...(close.error === undefined ? {} : { error: close.error }) },
      userId,
    );
  if (drop) reached = faults.drop(userId);
  return { ...faults.status(), reached };
}
