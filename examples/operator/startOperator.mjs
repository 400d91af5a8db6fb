import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createAccounts } from './accounts.mjs';
import { content } from './content.mjs';
import { createGames } from './games.mjs';
import { notFound, refusal } from './reply.mjs';

/** @typedef {import('./reply.mjs').Request} Request */
/** @typedef {import('./reply.mjs').Reply} Reply */

const unreadable = refusal(400, 'The request cannot be read.');
const maxBodyBytes = 64 * 1024;
const frame = readFileSync(new URL('frame.html', import.meta.url), 'utf8');

/**
 * Starts the services, and the pages of the games, on this machine.
 * @param {number} port 0 takes any free port
 */
export async function startOperator(port) {
  const accounts = createAccounts(Date.now);
  const games = createGames(accounts, () => `http://games.localhost:${portOf()}`);
  /** @type {Readonly<Record<string, (request: Request) => Reply>>} */
  const services = { accounts: accounts.respond, games: games.respond, content, play: games.play };

  const server = createServer((incoming, outgoing) => {
    /** @param {Reply} reply */
    const send = ({ status, body }) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    readText(incoming).then(
      (text) => {
        const url = URL.parse(incoming.url ?? '/', 'http://operator');
        if (url === null) return send(unreadable);
        const [, service = '', ...rest] = url.pathname.split('/');
        if (incoming.method === 'GET' && service === 'play' && games.has(Number(rest[0])))
          return outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frame);
        const respond = services[service];
        if (respond === undefined) return send(notFound);
        const body = objectOf(text);
        if (body === null) return send(unreadable);
        const { authorization = '', usertoken = '', 'foyer-location': location = '' } = incoming.headers;
        send(
          respond({
            method: incoming.method ?? 'GET',
            path: `/${rest.join('/')}`,
            query: url.searchParams,
            body,
            bearer: authorization.replace(/^Bearer /, ''),
            userToken: String(usertoken),
            location: String(location),
          }),
        );
      },
      () => send(unreadable),
    );
  });

  const portOf = () => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  };
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

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @returns {Promise<string>} rejects for a body that is cut off or too large
 */
async function readText(incoming) {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const part of incoming) {
    text += part;
    if (text.length > maxBodyBytes) throw new Error('The body is too large.');
  }
  return text;
}

/**
 * The object in a JSON body, empty without a body; null if the body is none.
 * @param {string} text
 * @returns {Record<string, unknown> | null}
 */
function objectOf(text) {
  try {
    const body = JSON.parse(text === '' ? '{}' : text);
    return typeof body === 'object' && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
}
