import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { gameGroupId, numericIdText } from './ids.ts';
import { lenient, tolerantList } from './tolerantSchemas.ts';

/**
 * All topics: those of RT-06, and `payment`, on which the cashier publishes settled payments. Messages on other topics
 * are ignored.
 */
export const topics = [
  /** An editor's advert. */
  'xeniaAdvert',
  /** The current session of metered play. */
  'meteredGameSession',
  /** Metered play has ended for good (meter declared dead). */
  'mdd',
  /** Metered play has had no activity for a while (meter presumed dead). */
  'mpd',
  /** Metered play is active again. */
  'meteredAlive',
  /** An editor's promotion. */
  'xeniaPromotion',
  /** A session began elsewhere, which replaces all others of the player (AU-14). */
  'single-session',
  /** An editor's toast. */
  'xeniaToast',
  /** A payment reached its final state (BK-02). */
  'payment',
] as const;
export const topic = v.picklist(topics);
export type Topic = v.InferOutput<typeof topic>;

/**
 * Topics whose messages are stored until acknowledged and sent with their metadata; other topics send only the content.
 */
export const messageTopics = ['xeniaAdvert', 'xeniaPromotion', 'xeniaToast'] as const;
export const messageTopic = v.picklist(messageTopics);
export type MessageTopic = v.InferOutput<typeof messageTopic>;

/** Maximum JSON length of a message's content; the broker refuses longer ones. */
export const maxContentLength = 4096;
/** Maximum number of pending messages in a response, newest first; acknowledging some reveals older ones. */
export const maxPendingMessages = 50;

export const messageInstanceUUID = v.pipe(v.string(), v.uuid());
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A delivered message. The publisher defines `content`, and the consumer validates it. */
export const brokerMessage = v.object({
  messageInstanceUUID,
  topic: messageTopic,
  /** The publisher's own reference, returned with the acknowledgement. */
  clientReference: v.pipe(v.string(), v.maxLength(100)),
  content: v.record(v.string(), v.unknown()),
  publishedAt: unixMs,
  /** When the message was first shown; null if not yet. */
  receivedAt: v.nullable(unixMs),
});
export type BrokerMessage = v.InferOutput<typeof brokerMessage>;

/** Content of an editor's message. All fields are text except `url`, whose target the consumer validates. */
export const messageContent = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  text: v.optional(v.string(), ''),
  action: v.optional(
    v.variant('kind', [
      v.object({ kind: v.literal('link'), label: v.pipe(v.string(), v.trim(), v.minLength(1)), url: v.string() }),
      v.object({ kind: v.literal('optIn'), promotionId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      v.object({ kind: v.literal('verifyForBanking') }),
      /** `gameId`: the game to return to after verification. */
      v.object({ kind: v.literal('verifyForGame'), gameId: v.optional(gameGroupId) }),
    ]),
  ),
});
export type MessageContent = v.InferOutput<typeof messageContent>;

/** Content of the topic `single-session`: the session that replaces all others of the player (AU-14). */
export const singleSession = v.object({ guId: v.pipe(v.string(), v.uuid()) });

const refusedToken = { 401: 'token refused' };
const notMine = { ...refusedToken, 404: 'the player has no such message' };
const topicParams = v.object({ topic });
const messageParams = v.object({ id: messageInstanceUUID });

/** Subscribes the caller's session to a topic. Idempotent. */
export const subscribeTopic = endpoint({
  name: 'subscribeTopic',
  service: 'broker',
  method: 'POST',
  path: '/topics/:topic/subscribe',
  auth: 'userToken',
  params: topicParams,
  response: lenient(v.object({ subscribed: lenient(v.boolean(), true) }), { subscribed: true }),
  errors: refusedToken,
  repeatable: true,
});

/** Ends the subscription of the caller's session to a topic. Idempotent. */
export const unsubscribeTopic = endpoint({
  name: 'unsubscribeTopic',
  service: 'broker',
  method: 'POST',
  path: '/topics/:topic/unsubscribe',
  auth: 'userToken',
  params: topicParams,
  response: lenient(v.object({ subscribed: lenient(v.boolean(), true) }), { subscribed: true }),
  errors: refusedToken,
  repeatable: true,
});

/** Publishes that a session began, the only message that a player's own pages may publish. */
export const publishMessage = endpoint({
  name: 'publishMessage',
  service: 'broker',
  method: 'POST',
  path: '/clients/product/:productId/user/:userId/topic/:topic/publish',
  auth: 'userToken',
  params: v.object({ productId: numericIdText, userId: numericIdText, topic }),
  body: v.object({ content: singleSession }),
  response: v.object({ published: v.boolean() }),
  errors: { ...refusedToken, 403: 'another player, another product, or a topic that players do not publish on' },
});

/** Records that the message was shown. */
export const receiveMessage = endpoint({
  name: 'receiveMessage',
  service: 'broker',
  method: 'POST',
  path: '/message/:id/receive',
  auth: 'userToken',
  params: messageParams,
  response: v.object({ received: v.boolean() }),
  errors: notMine,
  repeatable: true,
});

/** Acknowledges a message. The first acknowledgement counts; a later one changes nothing and says so. */
export const acknowledgeMessage = endpoint({
  name: 'acknowledgeMessage',
  service: 'broker',
  method: 'POST',
  path: '/message/:id/acknowledge',
  auth: 'userToken',
  params: messageParams,
  body: v.object({
    messageInstanceUUID,
    topic: messageTopic,
    /** True if the player closed the message, false if they followed it. */
    acknowledgedWithClose: v.boolean(),
    clientReference: v.pipe(v.string(), v.maxLength(100)),
  }),
  response: v.object({ acknowledged: v.boolean(), isFirst: v.boolean() }),
  errors: { ...notMine, 400: 'path and body name different messages' },
  repeatable: true,
});

/** Unacknowledged messages, oldest first. */
export const pendingMessages = endpoint({
  name: 'pendingMessages',
  service: 'broker',
  method: 'POST',
  path: '/messages/pending',
  auth: 'userToken',
  response: v.object({ messages: tolerantList(brokerMessage, maxPendingMessages) }),
  errors: refusedToken,
  repeatable: true,
});
