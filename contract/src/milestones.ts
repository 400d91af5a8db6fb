import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { userId } from './ids.ts';

const address = v.pipe(v.string(), v.maxLength(2048), v.url());
const accessToken = v.pipe(v.string(), v.minLength(8), v.maxLength(4096), v.regex(/^[\w.~+/=-]+$/));

/** The same two fields in either spelling (RT-01). */
const negotiated = v.union([
  v.object({ Url: address, AccessToken: accessToken }),
  v.object({ url: address, accessToken }),
]);
type Negotiated = v.InferOutput<typeof negotiated>;

/**
 * Returns the address of the real-time hub and a token that opens one connection. The launch token authenticates; a
 * `userId` of another player is refused.
 */
export const negotiate = endpoint({
  name: 'negotiate',
  service: 'milestones',
  method: 'POST',
  path: '/negotiate',
  auth: 'launchToken',
  body: v.object({ userId: v.optional(userId) }),
  response: negotiated,
  errors: { 401: 'the launch token is unknown, spent or expired', 403: 'the token belongs to another player' },
});

/** Returns where to connect, from either spelling. */
export function hubAddress(response: Negotiated): { url: string; accessToken: string } {
  return 'Url' in response ? { url: response.Url, accessToken: response.AccessToken } : response;
}

/**
 * Client methods that the hub calls (RT-05). `onMessagePublished` has a topic and a content, the others one object with
 * a title.
 */
export const hubEvents = [
  /** The player unlocked an achievement. */
  'achievementUnlocked',
  /** A message on a topic. */
  'onMessagePublished',
  /** A plain message, or a login streak (QU-03). */
  'ReceiveMessage',
] as const;
export type HubEvent = (typeof hubEvents)[number];

const title = v.pipe(v.string(), v.maxLength(2000));

/** An achievement or a plain message: a title, alone or in an object. Titles are plain text. */
export const titledEvent = v.union([
  v.pipe(
    title,
    v.transform((text) => ({ title: text })),
  ),
  v.object({ title, userId: v.optional(userId), streakCount: v.optional(v.number()) }),
]);
