import * as contract from '@foyer/contract/broker';
import { endpoint } from '@foyer/contract/endpoint';
import { userId } from '@foyer/contract/identifiers';
import * as v from 'valibot';

/**
 * Where to connect. A launch token proves who asks, so the call is not repeated. Without an access token the negotiation
 * failed, and the way is the broker's (RT-02): asked for with a further launch token, which comes back as the broker
 * knows it, because the one that a page holds is good with the page's cookie alone.
 */
export const postNegotiate = endpoint({
  name: 'postNegotiate',
  service: 'web',
  method: 'POST',
  path: '/api/realtime/negotiate',
  auth: 'launchToken',
  body: v.object({ userId, way: v.optional(v.picklist(['hub', 'broker']), 'hub') }),
  response: v.object({ url: v.pipe(v.string(), v.url()), accessToken: v.nullable(v.string()) }),
});

const errors = { 401: 'token refused' };
const topicsBody = v.object({
  topics: v.pipe(v.array(contract.topic), v.minLength(1), v.maxLength(contract.topics.length)),
});

/** To topics, each of which the broker is told by itself: a page that connects asks once, not eight times. Fails where one of them did; the others hold. */
export const postSubscribe = endpoint({
  name: 'postSubscribe',
  service: 'web',
  method: 'POST',
  path: '/api/realtime/topics/subscribe',
  auth: 'userToken',
  body: topicsBody,
  response: v.object({ subscribed: v.array(contract.topic) }),
  errors,
  repeatable: true,
});

/** From topics, with one call as `postSubscribe`. */
export const postUnsubscribe = endpoint({
  name: 'postUnsubscribe',
  service: 'web',
  method: 'POST',
  path: '/api/realtime/topics/unsubscribe',
  auth: 'userToken',
  body: topicsBody,
  response: v.object({ unsubscribed: v.array(contract.topic) }),
  errors,
  repeatable: true,
});

/** Tells the player's other tabs and devices which session is theirs from now on (AU-14). To say it twice is to say it once. */
export const postSingleSession = endpoint({
  name: 'postSingleSession',
  service: 'web',
  method: 'POST',
  path: '/api/realtime/single-session',
  auth: 'userToken',
  body: v.object({
    userId,
    productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    guId: v.pipe(v.string(), v.uuid()),
  }),
  response: contract.publishMessage.response,
  errors: contract.publishMessage.errors,
  repeatable: true,
});

export const postReceive = endpoint({
  name: 'postReceive',
  service: 'web',
  method: 'POST',
  path: '/api/messages/:id/receive',
  auth: 'userToken',
  params: contract.receiveMessage.params,
  response: contract.receiveMessage.response,
  errors: contract.receiveMessage.errors,
  repeatable: true,
});

export const postAcknowledge = endpoint({
  name: 'postAcknowledge',
  service: 'web',
  method: 'POST',
  path: '/api/messages/:id/acknowledge',
  auth: 'userToken',
  params: contract.acknowledgeMessage.params,
  body: contract.acknowledgeMessage.body,
  response: contract.acknowledgeMessage.response,
  errors: contract.acknowledgeMessage.errors,
  repeatable: true,
});

export const postPending = endpoint({
  name: 'postPending',
  service: 'web',
  method: 'POST',
  path: '/api/messages/pending',
  auth: 'userToken',
  response: contract.pendingMessages.response,
  errors,
  repeatable: true,
});
