import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { userId } from './identifiers.ts';

const address = v.pipe(v.string(), v.maxLength(2048), v.url());
const accessToken = v.pipe(v.string(), v.minLength(8), v.maxLength(4096), v.regex(/^[\w.~+/=-]+$/));

/** The same two facts in either spelling (RT-01). */
const negotiated = v.union([
  v.object({ Url: address, AccessToken: accessToken }),
  v.object({ url: address, accessToken }),
]);
type Negotiated = v.InferOutput<typeof negotiated>;

/**
 * Asks where the real-time hub is and for a token that opens one connection to it. A launch token proves who asks; with
 * a `userId` that is another player's the call is refused.
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

/** Where to connect, whichever way it was spelled. */
export function hubAddress(response: Negotiated): { url: string; accessToken: string } {
  return 'Url' in response ? { url: response.Url, accessToken: response.AccessToken } : response;
}

/**
 * What the hub calls in the browser (RT-05). `onMessagePublished` carries a topic and what was published there, the
 * other two one object with a title.
 */
export const hubEvents = ['achievementUnlocked', 'onMessagePublished', 'ReceiveMessage'] as const;
export type HubEvent = (typeof hubEvents)[number];

const title = v.pipe(v.string(), v.maxLength(2000));

/** An achievement or a plain message: a title, alone or in an object. Titles are text, whatever they look like. */
export const titledEvent = v.union([
  v.pipe(
    title,
    v.transform((text) => ({ title: text })),
  ),
  v.object({ title, userId: v.optional(userId), streakCount: v.optional(v.number()) }),
]);
