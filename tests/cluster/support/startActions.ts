import { setTimeout as delay } from 'node:timers/promises';
import type { Tokens } from '@foyer/contract/accounts';
import { gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import type { HttpClient } from '../../contract/support/httpClient.ts';
import { sandboxAt } from '../../contract/support/sandboxCalls.ts';
import { browserAt, responseOf } from '../../contract/support/webBrowser.ts';
import type { SandboxPlayer } from '../../e2e/support/sandbox.ts';
import type { Cluster } from './startCluster.ts';

/** What went wrong, as `player 3: favourite 41000`. */
export interface ActionReport {
  /** Confirmed to the player and not in the service's books, or never confirmed although repeated. */
  lost: string[];
  /** Sent once by the player and received more than once by a service. */
  doubled: string[];
}

export interface Actions {
  /** Resolves when every player has completed this many further actions. */
  complete(count: number): Promise<void>;
  stop(): Promise<ActionReport>;
}

const playerCount = 4;
/** Attempts of a player who presses again after an error. */
const maxAttempts = 20;
const pauseMs = 200;

/**
 * Players who log in, mark games as favourites and launch games, all through the edge. A favourite is repeated until it
 * is confirmed, as the browser does for calls that may be repeated; a launch is sent once.
 */
export async function startActions(cluster: Cluster): Promise<Actions> {
  const { body } = await sandboxAt(cluster.sandboxPort).call(gamesList, { query: { productId: '8145' } });
  const gameIds = (body as { data: Game[] }).data
    .filter(({ Properties }) => Properties.isAvailable)
    .map(({ GameGroupId }) => GameGroupId);
  const report: ActionReport = { lost: [], doubled: [] };
  if (cluster.sandboxProxy === null) throw new Error('The actions need a cluster that records service calls.');
  const launches = cluster.sandboxProxy.record(/^\/games\/launch\//);
  const ending = new AbortController();
  const counts = Array.from({ length: playerCount }, () => 0);
  const waiting: { targets: readonly number[]; resolve: () => void }[] = [];

  const runs = counts.map(async (_, number) => {
    const browser = browserAt(clientAt(cluster.client, `198.51.100.${number + 1}`));
    const player = await cluster.sandbox.newPlayer();
    let tokens = await logIn(browser, player);
    const confirmed = new Set<number>();
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const gameId = gameIds[(turn * playerCount + number) % gameIds.length] ?? 0;
      for (let attempt = 0; ; attempt += 1) {
        const { status } = await browser
          .call(`/api/favourites/${gameId}/add`, { token: tokens.userToken, body: {} })
          .catch(() => ({ status: 0 }));
        if (status === 200) break;
        if (attempt === maxAttempts) {
          report.lost.push(`player ${number}: favourite ${gameId} ended with ${status}`);
          break;
        }
        await delay(pauseMs);
      }
      confirmed.add(gameId);
      const [launchToken = '', gameToken = ''] = tokens.launchTokens.splice(0, 2);
      await browser.call(`/api/launch/${gameId}`, { token: launchToken, body: { gameToken } }).catch(() => undefined);
      if (tokens.launchTokens.length < 2) tokens = await logIn(browser, player);
      counts[number] = (counts[number] ?? 0) + 1;
      await delay(pauseMs);
      for (const wait of waiting)
        if (counts.every((count, index) => count >= (wait.targets[index] ?? 0))) wait.resolve();
    }
    const stored = await browser.call('/api/favourites/get', { token: tokens.userToken, body: {} });
    const storedIds = new Set(responseOf<number[]>(stored));
    for (const gameId of confirmed)
      if (!storedIds.has(gameId)) report.lost.push(`player ${number}: favourite ${gameId}`);
  });

  const all = Promise.all(runs);
  return {
    complete: (count) => {
      const targets = counts.map((done) => done + count);
      return Promise.race([
        new Promise<void>((resolve) => waiting.push({ targets, resolve })),
        all.then(() => undefined),
      ]);
    },
    async stop() {
      ending.abort();
      await all;
      launches.stop();
      // Each launch has a token of its own, so a second request with the same token is a repetition.
      const seen = new Set<string>();
      for (const { path, headers } of launches.requests) {
        const token = headers.authorization ?? '';
        if (seen.has(token)) report.doubled.push(path);
        seen.add(token);
      }
      return report;
    },
  };
}

/** Each player has an address, because calls are limited by address. The nodes trust the proxies of this machine. */
function clientAt({ request }: Pick<HttpClient, 'request'>, address: string): Pick<HttpClient, 'request'> {
  return {
    request: ({ headers, ...options } = {}) =>
      request({ ...options, headers: { ...headers, 'x-forwarded-for': address } }),
  };
}

/** A login is not repeated by the balancer, because a service may have received it. The player presses again. */
async function logIn(browser: ReturnType<typeof browserAt>, player: SandboxPlayer): Promise<Tokens> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await browser.logIn(player)).tokens;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await delay(pauseMs);
    }
  }
}
