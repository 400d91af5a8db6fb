import type { Tokens } from '@foyer/contract/accounts';
import { topics } from '@foyer/contract/broker';
import { browserClock } from '../../../web/src/base/browserClock.browser.ts';
import { finishMessage } from '../../../web/src/features/in-app-messages/finishMessage.browser.ts';
import { followMessages } from '../../../web/src/features/in-app-messages/followMessages.browser.ts';
import { inboxStore } from '../../../web/src/features/in-app-messages/inbox.ts';
import { createApiClient } from '../../../web/src/services/api/apiClient.browser.ts';
import { openHubSocket } from '../../../web/src/services/realtime/openHubSocket.browser.ts';
import { realtime } from '../../../web/src/services/realtime/realtimeHandle.ts';
import { startRealtime } from '../../../web/src/services/realtime/startRealtime.browser.ts';
import type { SandboxPlayer } from './controlRequests.ts';
import { reachableFromNode } from './hubClient.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';
import { responseOf, browserAt } from './webBrowser.ts';
import type { WebUnderTest } from './webUnderTest.ts';

const tokensAtOnce = 10;
/** Divides the product’s pauses between retries. */
const shorter = 100;

export interface RealTimePage {
  /** How often each message was shown, as a card or twice in the list, by title. */
  readonly shown: ReadonlyMap<string, number>;
  /** How often the page acknowledged a message successfully, by id. */
  readonly acknowledgements: ReadonlyMap<string, number>;
  /** Closes the newest card; false if there is none. */
  close(): boolean;
  /** Replaces an expired user token. */
  renew(): Promise<void>;
  end(): void;
}

/**
 * The real-time connection of a page with its messages and acknowledgements, without views: the product’s own code and
 * the vendor’s client, against the built web server and the running hub.
 */
export async function openRealTimePage(
  sandbox: SandboxUnderTest,
  web: WebUnderTest,
  player: SandboxPlayer,
): Promise<RealTimePage> {
  const browser = browserAt(web);
  let { tokens }: { tokens: Pick<Tokens, 'userToken' | 'launchTokens' | 'refreshTokens'> } =
    await browser.logIn(player);
  const shown = new Map<string, number>();
  const acknowledgements = new Map<string, number>();
  const count = (counted: Map<string, number>, key: string) => void counted.set(key, (counted.get(key) ?? 0) + 1);

  const api = createApiClient({
    async fetch(address, { method, headers, body } = {}) {
      const path = typeof address === 'string' ? address : '';
      const token = new Headers(headers).get('authorization')?.replace('Bearer ', '');
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
      const { status, text } = await browser.call(path, {
        ...(method === 'POST' && { body: sent }),
        ...(token !== undefined && { token }),
      });
      const [, id] = /\/api\/messages\/([\w-]+)\/acknowledge$/.exec(path) ?? [];
      if (id !== undefined && status === 200) count(acknowledgements, id);
      return new Response(text, { status });
    },
    clock: { ...browserClock, wait: (ms) => browserClock.wait(ms / shorter) },
    isOnline: () => true,
    language: () => 'en',
    release: () => '',
  });

  const unlisten = inboxStore.subscribe(({ messages, cards }, before) => {
    for (const id of cards) {
      if (before.cards.includes(id)) continue;
      count(shown, messages.find(({ messageInstanceUUID }) => messageInstanceUUID === id)?.title ?? id);
      realtime()?.seen(id);
    }
    const listed = new Set<string>();
    for (const { messageInstanceUUID: id, title } of messages) {
      if (listed.has(id)) count(shown, title);
      listed.add(id);
    }
  });
  const unfollow = followMessages();
  const running = startRealtime({
    api,
    userId: player.userId,
    topics,
    userToken: () => tokens.userToken,
    async takeLaunchToken() {
      const token = tokens.launchTokens.shift();
      if (token !== undefined) return token;
      const more = await browser.call('/api/refresh-launch-tokens', {
        token: tokens.userToken,
        body: { numLaunchTokens: tokensAtOnce },
      });
      if (more.status !== 200) return null;
      tokens.launchTokens.push(...responseOf<{ launchTokens: string[] }>(more).launchTokens);
      return tokens.launchTokens.shift() ?? null;
    },
    openSocket: (parts) => openHubSocket({ ...parts, url: reachableFromNode(sandbox, parts.url) }),
  });

  return {
    shown,
    acknowledgements,
    close() {
      const { messages, cards } = inboxStore.getState();
      const newest = messages.find(({ messageInstanceUUID }) => messageInstanceUUID === cards.at(-1));
      if (newest === undefined) return false;
      finishMessage(newest, 'close');
      return true;
    },
    async renew() {
      const renewed = await browser.call('/api/refresh-token', {
        body: { numLaunchTokens: tokensAtOnce, refreshToken: tokens.refreshTokens[0] },
      });
      ({ tokens } = responseOf<{ tokens: Tokens }>(renewed));
      // The player moves, so that the session does not end with its idle time.
      await browser.call('/api/session-summary?idleSeconds=0', { token: tokens.userToken });
    },
    end() {
      running.end();
      unfollow();
      unlisten();
    },
  };
}
