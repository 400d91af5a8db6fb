import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccounts } from './accounts.ts';
import { content } from './content.ts';
import { gamePage } from './gamePage.ts';
import { games } from './games.ts';
import { notFound } from './reply.ts';
import type { Reply, Request } from './reply.ts';

export interface StandIn {
  port: number;
  stop: () => Promise<void>;
}

/** Starts the services of a small play-money casino on this machine. Port 0 takes any free port. */
export async function startStandIn(port: number): Promise<StandIn> {
  const accounts = createAccounts(Date.now);
  const server = createServer();

  const launch = ({ path, bearer, location }: Request): Reply => {
    const gameId = Number(path.split('/')[2]);
    // The market allows play in Great Britain alone. A refusal spends no token.
    if (location !== '' && location.slice(0, 2) !== 'GB')
      return { status: 403, body: { code: 10_510, message: 'This is not allowed in the country you are in.' } };
    if (!accounts.spendLaunchToken(bearer)) return { status: 401, body: { message: 'The launch token is not valid.' } };
    if (!games.some(({ GameGroupId }) => GameGroupId === gameId)) return notFound;
    // The browser opens the game under a host name of its own; see GAMES_ORIGIN.
    return { status: 200, body: { launchUrl: `http://games.localhost:${portOf()}/play/${gameId}` } };
  };

  const gamesService = (request: Request): Reply => {
    const { method, path } = request;
    if (method === 'GET' && path === '/games') return { status: 200, body: { data: games } };
    if (method === 'POST' && /^\/launch\/\d+$/.test(path)) return launch(request);
    if (method === 'GET' && /^\/games\/\d+$/.test(path)) {
      const game = games.find(({ GameGroupId }) => path === `/games/${GameGroupId}`);
      const stakes = { currencyIsoCode: 'GBP', minimum: 0, maximum: 0 };
      return game === undefined ? notFound : { status: 200, body: { game, stakes } };
    }
    if (method === 'GET' && /^\/metered\/module\/\d+\/client\/\d+\/isGameMetered$/.test(path))
      return accounts.isPlayer(request.userToken)
        ? { status: 200, body: { isGameMetered: false } }
        : { status: 401, body: { message: 'The token is not valid.' } };
    return notFound;
  };

  const services: Readonly<Record<string, (request: Request) => Reply>> = {
    accounts: accounts.respond,
    games: gamesService,
    content,
  };

  server.on('request', (incoming, outgoing) => {
    const send = (status: number, type: string, body: string) =>
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    const refuse = () => send(400, 'application/json', JSON.stringify({ message: 'The request cannot be read.' }));
    void readText(incoming).then((text) => {
      const url = urlOf(incoming);
      const page = url === null ? null : gamePage(url.pathname);
      if (page !== null) return send(200, 'text/html; charset=utf-8', page);
      const reply = url === null ? null : replyTo(incoming, url, text);
      return reply === null ? refuse() : send(reply.status, 'application/json', JSON.stringify(reply.body));
    }, refuse);
  });

  const replyTo = ({ method = 'GET', headers }: IncomingMessage, url: URL, text: string): Reply | null => {
    const [, service = '', ...rest] = url.pathname.split('/');
    const respond = services[service];
    if (respond === undefined) return notFound;
    const body = objectOf(text);
    if (body === null) return null;
    const bearer = (headers.authorization ?? '').replace(/^Bearer /, '');
    return respond({
      method,
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      body,
      bearer,
      userToken: String(headers['usertoken'] ?? ''),
      location: String(headers['foyer-location'] ?? ''),
    });
  };

  const portOf = () => (server.address() as AddressInfo).port;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const part of incoming) text += String(part);
  return text;
}

/** Null for a path that is no address, such as `//`. */
const urlOf = ({ url = '/' }: IncomingMessage): URL | null => URL.parse(url, 'http://stand-in');

/** The object in a JSON body, empty without a body; null if the body is none. */
function objectOf(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
