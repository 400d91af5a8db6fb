import * as contract from '@foyer/contract/broker';
import { endpoint } from '@foyer/contract/endpoint';
import { userId } from '@foyer/contract/ids';
import * as v from 'valibot';
import { forward } from '../api/forward.ts';

/**
 * Negotiates the address of the hub. The bearer is a launch token, so the call is not retried. Without an access token
 * the negotiation failed, and the page connects to the broker (RT-02) with a further launch token, which the response
 * has in the broker's form, because the page's own sealed token needs its cookie.
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

/**
 * Subscribes to topics; the server makes one broker call per topic, so that a page sends one request instead of eight.
 * Fails when one of them failed; the others are subscribed.
 */
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

/** Unsubscribes from topics, in the same way as `postSubscribe`. */
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

/** Tells the player's other tabs and devices which session is current (AU-14). Idempotent. */
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

export const postReceive = forward(contract.receiveMessage, 'postReceive', '/api/messages/:id/receive');

export const postAcknowledge = forward(contract.acknowledgeMessage, 'postAcknowledge', '/api/messages/:id/acknowledge');

export const postPending = forward(contract.pendingMessages, 'postPending', '/api/messages/pending');
