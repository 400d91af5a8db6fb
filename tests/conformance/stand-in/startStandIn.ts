import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccounts } from './accounts.ts';
import { content } from './content.ts';
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

/** The page of a game, which the browser opens in a frame. Null if there is no such game. */
function gamePage(path: string): string | null {
  const game = games.find(({ GameGroupId }) => path === `/play/${GameGroupId}`);
  if (game === undefined) return null;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${game.SiteGameName}, play money</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
        background: #14213d; color: #fff; font: 1.25rem/1.4 system-ui, sans-serif; }
      strong { font-size: 2.5rem; }
    </style>
  </head>
  <body>
    <h1>${game.SiteGameName}</h1>
    <strong>PLAY MONEY</strong>
    <p>Nothing here can be won or paid out.</p>
    <script>
      // The page that opened the game names its origin in the address. Only hosts of this machine are accepted.
      const parentOrigin = new URLSearchParams(location.search).get('parentOrigin') ?? '';
      if (/^http:\\/\\/[\\w.-]+\\.localhost(?::\\d+)?$/.test(parentOrigin)) {
        const post = (type) => parent.postMessage({ foyer: 1, gameGroupId: ${game.GameGroupId}, type }, parentOrigin);
        post('ready');
        // A game that is silent for 25 seconds counts as lost.
        setInterval(() => post('heartbeat'), 10_000);
      }
    </script>
  </body>
</html>
`;
}
