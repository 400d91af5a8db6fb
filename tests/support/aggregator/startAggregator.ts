import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fragmentGamePage, formGamePage, hostileGamePage } from './supplierPages.ts';

interface PlaySession {
  readonly sessionId: string;
}
interface Round {
  readonly stake: number;
  readonly win: number;
  readonly balance: number;
}

export interface Aggregator {
  readonly base: string;
  readonly key: string;
  /** Origins of the two suppliers: one gets forms, one has its session in the fragment. */
  readonly origins: { readonly brightwater: string; readonly lumen: string };
  /** Requests for sessions, without the player's token. */
  readonly requested: Record<string, unknown>[];
  readonly rounds: Round[];
  stop(): void;
}

/**
 * Stand-in of an aggregator with two suppliers. Their rounds are those of the sandbox's game `gameId`, a board of plinko,
 * so that they are settled on the sandbox's wallet.
 */
export async function startAggregator(sandboxPort: () => number, gameId: number): Promise<Aggregator> {
  const key = randomBytes(12).toString('hex');
  const sessions = new Map<string, { play: string; language: string }>();
  const requested: Record<string, unknown>[] = [];
  const rounds: Round[] = [];

  async function call<T>(path: string, body: unknown, bearer?: string): Promise<T> {
    const request = httpRequest({
      port: sandboxPort(),
      path,
      method: 'POST',
      headers: {
        host: `games.localhost:${sandboxPort()}`,
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    request.end(JSON.stringify(body));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const answer = JSON.parse(await text(response)) as T & { retryAfterMs?: number };
    // The market has a shortest time between two rounds.
    if (response.statusCode === 429) {
      await setTimeout(answer.retryAfterMs ?? 0);
      return call(path, body, bearer);
    }
    if (response.statusCode !== 200) throw new Error(`The sandbox has responded ${response.statusCode} to ${path}`);
    return answer;
  }

  async function respond(
    request: IncomingMessage,
    port: number,
  ): Promise<{ status: number; html?: string; json?: unknown }> {
    const body = await text(request);
    const host = request.headers.host ?? '';
    if (request.url === '/v2/game-sessions') {
      if (request.headers['x-api-key'] !== key) return { status: 500 };
      const { player_token: launchToken, ...facts } = JSON.parse(body) as Record<string, string>;
      requested.push(facts);
      const opened = await call<PlaySession>('/session', { launchToken, gameId }).catch(() => null);
      if (opened === null) return { status: 401 };
      const { sessionId } = opened;
      const session = randomUUID();
      const language = facts['language'] ?? '';
      sessions.set(session, { play: sessionId, language });
      if (facts['game_code'] === 'bw-hostile')
        return { status: 201, json: { method: 'GET', url: `http://brightwater.localhost:${port}/hostile` } };
      return facts['game_code'] === 'bw-drops'
        ? {
            status: 201,
            json: { method: 'POST', url: `http://brightwater.localhost:${port}/start`, params: { session, language } },
          }
        : { status: 201, json: { method: 'GET', url: `http://lumen.localhost:${port}/play#session=${session}` } };
    }
    if (request.url === '/rounds') {
      const { session } = JSON.parse(body) as { session: string };
      const round = await call<Round>(
        '/rounds',
        { bet: { stake: 100, rows: 12 }, clientRoundKey: randomUUID() },
        sessions.get(session)?.play,
      );
      rounds.push(round);
      return { status: 200, json: round };
    }
    if (request.method === 'POST' && host.startsWith('brightwater.')) {
      const session = new URLSearchParams(body).get('session') ?? '';
      const known = sessions.get(session);
      return known === undefined ? { status: 404 } : { status: 200, html: formGamePage(session, known.language) };
    }
    if (host.startsWith('brightwater.'))
      return { status: 200, html: hostileGamePage(`http://elsewhere.localhost:${port}/`) };
    return host.startsWith('lumen.') ? { status: 200, html: fragmentGamePage('en') } : { status: 404 };
  }

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    respond(request, port).then(
      ({ status, html, json }) => {
        response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html' });
        response.end(html ?? JSON.stringify(json ?? {}));
      },
      () => response.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    key,
    origins: { brightwater: `http://brightwater.localhost:${port}`, lumen: `http://lumen.localhost:${port}` },
    requested,
    rounds,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
