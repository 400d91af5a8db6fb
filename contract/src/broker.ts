import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { gameGroupId, numericIdText } from './identifiers.ts';

/** Every topic there is: those of RT-06, and `payment`, on which the cashier publishes settled payments. What comes on another one is nobody's. */
export const topics = [
  'xeniaAdvert',
  'meteredGameSession',
  'mdd',
  'mpd',
  'meteredAlive',
  'xeniaPromotion',
  'single-session',
  'xeniaToast',
  'payment',
] as const;
export const topic = v.picklist(topics);
export type Topic = v.InferOutput<typeof topic>;

/** Topics whose messages are kept until they are acknowledged and travel whole; of all others only the content travels. */
export const messageTopics = ['xeniaAdvert', 'xeniaPromotion', 'xeniaToast'] as const;
export const messageTopic = v.picklist(messageTopics);
export type MessageTopic = v.InferOutput<typeof messageTopic>;

/** Long messages are not messages any more; the broker takes none whose content is longer as JSON. */
export const maxContentLength = 4096;
/** So many messages are answered as pending, the newest ones; acknowledging some brings older ones up. */
export const maxPendingMessages = 50;

export const messageInstanceUUID = v.pipe(v.string(), v.uuid());
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A message as it travels. What is in `content` is the publisher's word and is checked by who shows it. */
export const brokerMessage = v.object({
  messageInstanceUUID,
  topic: messageTopic,
  /** The publisher's own name for it; goes back with the acknowledgement. */
  clientReference: v.pipe(v.string(), v.maxLength(100)),
  content: v.record(v.string(), v.unknown()),
  publishedAt: unixMs,
  /** When it was shown for the first time; null while nobody saw it. */
  receivedAt: v.nullable(unixMs),
});
export type BrokerMessage = v.InferOutput<typeof brokerMessage>;

/** What a message of an editor says and asks for. All of it is text; only `url` is an address, and who shows it decides where it may lead. */
export const messageContent = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  text: v.optional(v.string(), ''),
  action: v.optional(
    v.variant('kind', [
      v.object({ kind: v.literal('link'), label: v.pipe(v.string(), v.trim(), v.minLength(1)), url: v.string() }),
      v.object({ kind: v.literal('optIn'), promotionId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      v.object({ kind: v.literal('verifyForBanking') }),
      /** `gameId`: the game to lead back to once the player has verified. */
      v.object({ kind: v.literal('verifyForGame'), gameId: v.optional(gameGroupId) }),
    ]),
  ),
});
export type MessageContent = v.InferOutput<typeof messageContent>;

/** Content of the topic `single-session`: the session that is the player's one from now on (AU-14). */
export const singleSession = v.object({ guId: v.pipe(v.string(), v.uuid()) });

const refusedToken = { 401: 'token refused' };
const notMine = { ...refusedToken, 404: 'the player has no such message' };
const topicParams = v.object({ topic });
const messageParams = v.object({ id: messageInstanceUUID });

/** From now on the caller's session is told what is published on the topic. Twice is once. */
export const subscribeTopic = endpoint({
  name: 'subscribeTopic',
  service: 'broker',
  method: 'POST',
  path: '/topics/:topic/subscribe',
  auth: 'userToken',
  params: topicParams,
  response: v.object({ subscribed: v.boolean() }),
  errors: refusedToken,
  repeatable: true,
});

export const unsubscribeTopic = endpoint({
  name: 'unsubscribeTopic',
  service: 'broker',
  method: 'POST',
  path: '/topics/:topic/unsubscribe',
  auth: 'userToken',
  params: topicParams,
  response: v.object({ subscribed: v.boolean() }),
  errors: refusedToken,
  repeatable: true,
});

/** What a player's own pages publish: that a session of theirs began. All other topics are the house's. */
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

/** The message was shown. */
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

/** The player is done with the message. The first acknowledgement counts; a later one changes nothing and says so. */
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
    /** True where the player closed it, false where they did what it asked for. */
    acknowledgedWithClose: v.boolean(),
    clientReference: v.pipe(v.string(), v.maxLength(100)),
  }),
  response: v.object({ acknowledged: v.boolean(), isFirst: v.boolean() }),
  errors: { ...notMine, 400: 'path and body name different messages' },
  repeatable: true,
});

/** Messages that are not acknowledged, oldest first. */
export const pendingMessages = endpoint({
  name: 'pendingMessages',
  service: 'broker',
  method: 'POST',
  path: '/messages/pending',
  auth: 'userToken',
  response: v.object({ messages: v.array(brokerMessage) }),
  errors: refusedToken,
  repeatable: true,
});
