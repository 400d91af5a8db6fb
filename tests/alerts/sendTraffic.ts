import { setTimeout as delay } from 'node:timers/promises';
import { releaseHeader } from '@foyer/contract/contractVersion';
import type { SandboxPlayer } from '../contract/support/controlRequests.ts';
import { ownPost } from '../contract/support/httpClient.ts';
import type { WebUnderTest } from '../contract/support/webUnderTest.ts';

/**
 * Requests that are sent one after the other, several times a second.
 * - `home`: a page from a cache of the node; `newPage`: one that no cache has
 * - `login`: logins of one player
 * - `flood`: calls of `/api` of one visitor; `oldTab`: calls of a tab of another release
 * - `webhook`, `forgedWebhook`: publications, with the right secret and another one
 * - `forgedFacts`: pages with facts that no edge has proved
 */
export type TrafficKind =
  | 'home'
  | 'newPage'
  | 'login'
  | 'flood'
  | 'oldTab'
  | 'webhook'
  | 'forgedWebhook'
  | 'forgedFacts';

const pauseMs = 100;

/** Sends requests until the returned function is called, whatever the node answers. */
export function sendTraffic(
  kinds: readonly TrafficKind[],
  { web, player: { username, password } }: { web: () => WebUnderTest; player: SandboxPlayer },
): () => Promise<void> {
  let count = 0;
  const address = () => `10.1.${(count += 1) >> 8}.${count & 255}`;
  const page = (path: string, headers: Record<string, string> = {}) =>
    web().request({ path, country: 'FR', headers: { 'x-forwarded-for': address(), ...headers } });
  const call = (headers: Record<string, string>) =>
    web().request({ path: '/api/restricted-country', country: 'FR', headers });
  const send: Record<TrafficKind, () => Promise<unknown>> = {
    home: () => page('/'),
    newPage: () => page(`/unknown-${(count += 1)}`),
    login: () =>
      web().request({
        method: 'POST',
        path: '/api/login',
        country: 'FR',
        headers: { ...ownPost, 'x-forwarded-for': address() },
        body: JSON.stringify({ username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
      }),
    flood: () => Promise.all(Array.from({ length: 20 }, () => call({ 'x-forwarded-for': '10.2.0.1' }))),
    oldTab: () => call({ 'x-forwarded-for': address(), [releaseHeader]: 'release-of-yesterday' }),
    forgedFacts: () => page('/', { 'foyer-visit': 'forged', 'foyer-edge': 'not-the-secret-of-the-edge' }),
    forgedWebhook: () => web().publish({}, 'not-the-secret-of-the-content-service'),
    webhook: () => web().publish(),
  };
  const ends = kinds.map((kind) => repeat(send[kind]));
  return async () => void (await Promise.all(ends.map((end) => end())));
}

/** Sends requests one after the other until the returned function is called, whatever the responses are. */
export function repeat(send: (count: number) => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  const loop = (async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await send(count).catch(() => undefined);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return loop;
  };
}
