import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { clockVariables } from '../support/clockVariables.ts';
import { createTestAuthority, selfSignedCertificate } from '../support/testCertificates.ts';
import type { TestAuthority, TestCertificate } from '../support/testCertificates.ts';
import type { RedisUnderTest } from './support/redisUnderTest.ts';
import { startRedis } from './support/redisUnderTest.ts';
import { builtWeb } from './support/webUnderTest.ts';

const purgeSecret = 'a-purge-secret-that-must-not-be-printed';
const otherSecret = 'another-purge-secret-of-another-edge';
const receivedText = 'a-text-of-a-service-that-must-not-be-printed';

let authority: TestAuthority;
let redis: RedisUnderTest;
const servers: Server[] = [];
const ports: Record<string, number> = {};
afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  authority.remove();
  await redis.stop();
});

/** Servers with a certificate speak TLS. A status of null never comes. */
async function serve(
  statusOf: (request: { path: string; headers: IncomingHttpHeaders }) => number | null,
  certificate?: TestCertificate,
): Promise<number> {
  const server = certificate === undefined ? createServer() : createTlsServer(certificate);
  server.on('request', ({ url = '', headers }, response) => {
    const status = statusOf({ path: url, headers });
    if (status !== null) response.writeHead(status, { 'x-text': receivedText }).end(receivedText);
  });
  server.on('upgrade', ({ url = '', headers }, socket) => {
    socket.end(`HTTP/1.1 ${statusOf({ path: url, headers })} ${receivedText}\r\n\r\n`);
  });
  // A client that refuses a certificate ends the handshake.
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  authority = createTestAuthority();
  Object.assign(ports, {
    expired: await serve(() => 200, authority.issue({ names: ['localhost'], isExpired: true })),
    otherName: await serve(() => 200, authority.issue({ names: ['elsewhere.net'] })),
    selfSigned: await serve(() => 200, selfSignedCertificate(['localhost'])),
    trusted: await serve(() => 200, authority.issue({ names: ['localhost'] })),
    closed: await freePort(),
    silent: await serve(() => null),
    failing: await serve(() => 503),
    unknownPath: await serve(() => 404),
    misdirected: await serve(() => 421),
    edge: await edge(purgeSecret),
    otherEdge: await edge(otherSecret),
  });
  redis = await startRedis(await freePort(), '--requirepass', 'a-redis-password');
});

/** An edge that purges with one secret. */
const edge = (secret: string) =>
  serve(({ path, headers }) => {
    if (path !== '/.foyer/purge') return 404;
    return headers.authorization === `Bearer ${secret}` && headers['surrogate-key'] === 'foyer-check' ? 200 : 403;
  });

describe('server.js --check names the cause', () => {
  let output = '';
  /** Line of what has this address. */
  const lineOf = (address: string) => output.split('\n').filter((line) => line.includes(` at ${address}`));

  beforeAll(async () => {
    const plain = (name: string) => `http://localhost:${ports[name]}`;
    const tls = (name: string) => `https://localhost:${ports[name]}`;
    const variables = {
      ACCOUNTS_URL: tls('expired'),
      GAMES_URL: tls('otherName'),
      CONTENT_URL: tls('selfSigned'),
      MILESTONES_URL: 'http://milestones.invalid',
      BROKER_URL: plain('closed'),
      PROMOTIONS_URL: plain('silent'),
      CAMPAIGNS_URL: plain('failing'),
      CHAT_URL: plain('unknownPath'),
      MEDIA_ORIGIN: tls('expired'),
      GAMES_ORIGIN: tls('otherName'),
      CASHIER_ORIGIN: tls('selfSigned'),
      PORTAL_ORIGIN: plain('misdirected'),
      CONTROL_ROOM: plain('silent'),
      PICTURE_ORIGINS: tls('trusted'),
      HUB_ORIGIN: plain('unknownPath'),
      FLAG_BASE_ORIGIN: plain('unknownPath'),
      FLAG_STREAM_ORIGIN: plain('closed'),
      FLAG_EVENTS_ORIGIN: plain('failing'),
      COLLECTOR_URL: plain('unknownPath'),
      TRACES_URL: `${plain('closed')}/v1/traces`,
      TAG_MANAGER_SCRIPT: `${plain('unknownPath')}/tags.js`,
      EDGE_PURGE_SECRET: purgeSecret,
      EDGE_PURGE_URLS: [
        `${plain('edge')}/.foyer/purge`,
        `${plain('otherEdge')}/.foyer/purge`,
        `${plain('edge')}/purge`,
        `${plain('closed')}/.foyer/purge`,
      ].join(' '),
      REDIS_CLUSTER: `redis://:wrong-redis-password@127.0.0.1:${redis.port} redis://:wrong-redis-password@127.0.0.1:${ports['closed']}`,
    };
    const child = spawn(`${projectRoot}/node_modules/.bin/node`, [`${builtWeb}/server/server.js`, '--check'], {
      env: { ...clockVariables, ...variables, NODE_EXTRA_CA_CERTS: authority.file },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    output = await text(child.stdout);
  });

  const expired = 'the TLS certificate has expired (CERT_HAS_EXPIRED).';
  const otherName = 'the TLS certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID).';
  const unknownIssuer =
    'the issuer of the TLS certificate is unknown; NODE_EXTRA_CA_CERTS names further authorities (DEPTH_ZERO_SELF_SIGNED_CERT).';
  const refused = 'nothing listens there (ECONNREFUSED).';
  test.each([
    ['an expired certificate of a service', 'service accounts', 'https', 'expired', expired],
    ['a certificate of a service for another name', 'service games', 'https', 'otherName', otherName],
    ['a service’s certificate of an unknown issuer', 'service content', 'https', 'selfSigned', unknownIssuer],
    ['a closed port of a service', 'service broker', 'http', 'closed', refused],
    ['a service that does not answer', 'service promotions', 'http', 'silent', 'no response within 5 s.'],
    ['a status of a service', 'service campaigns', 'http', 'failing', 'the call playerCampaigns responds with 503.'],
    ['an expired certificate of an origin', 'media', 'https', 'expired', expired],
    ['a certificate of an origin for another name', 'games’ frames', 'https', 'otherName', otherName],
    ['an origin’s certificate of an unknown issuer', 'cashier', 'https', 'selfSigned', unknownIssuer],
    ['a server of other hosts', 'account portal', 'http', 'misdirected', 'responds with 421.'],
    ['an origin that does not answer', 'control room', 'http', 'silent', 'no response within 5 s.'],
    [
      'a hub at another path',
      'real-time hub',
      'http',
      'unknownPath',
      'responds with 404; is the address right?',
      '/broker/hub',
    ],
    [
      'a flag service without the environment',
      'flags',
      'http',
      'unknownPath',
      'responds with 404; are address and FLAG_ENVIRONMENT right?',
    ],
    ['a closed port of the flag stream', 'stream of flags', 'http', 'closed', refused],
    ['a failing service of flag events', 'flag events', 'http', 'failing', 'responds with 503.'],
    [
      'a wrong address of the collector',
      'collector',
      'http',
      'unknownPath',
      'responds with 404; is the address right?',
    ],
    ['a closed port of the collector of traces', 'traces', 'http', 'closed', refused, '/v1/traces'],
    [
      'a missing script of a vendor',
      'tag manager',
      'http',
      'unknownPath',
      'responds with 404; is the address right?',
      '/tags.js',
    ],
    [
      'a wrong secret of the edge',
      'edge',
      'http',
      'otherEdge',
      'refuses the purge with 403; is EDGE_PURGE_SECRET the edge’s, and may this machine purge?',
      '/.foyer/purge',
    ],
    ['a wrong address of the edge', 'edge', 'http', 'edge', 'responds with 404; is the address right?', '/purge'],
    ['an edge that is down', 'edge', 'http', 'closed', refused, '/.foyer/purge'],
  ])('%s', (_title, name, scheme, port, problem, path = '') => {
    const address = `${scheme}://localhost:${ports[port]}${path}`;
    expect(lineOf(address)).toContain(`✘ ${name} at ${address}: ${problem}`);
  });

  test('a wrong address of an optional service, which is no problem', () => {
    const address = `http://localhost:${ports['unknownPath']}`;
    expect(lineOf(address)).toContain(
      `– service chat at ${address}: optional, not there. Is the address right? CAPABILITIES_OFF=chat switches it off.`,
    );
  });

  test('an unknown host name', () => {
    // The resolver of this machine decides: it knows that the name does not exist, fails, or takes longer than the deadline.
    expect(lineOf('http://milestones.invalid')[0]).toMatch(
      /^✘ service milestones .*: (?:the host name (?:is unknown \(ENOTFOUND\)|cannot be looked up \(EAI_AGAIN\))|no response within 5 s)\.$/,
    );
  });

  test('a wrong password of Redis, and an address of a Cluster that is down', () => {
    expect(lineOf(`127.0.0.1:${redis.port}`)).toContain(
      `✘ Redis at 127.0.0.1:${redis.port}: refuses user or password.`,
    );
    expect(lineOf(`127.0.0.1:${ports['closed']}`)).toContain(`✘ Redis at 127.0.0.1:${ports['closed']}: ${refused}`);
  });

  test('accepts a trusted certificate, and an edge with the right secret', () => {
    expect(lineOf(`https://localhost:${ports['trusted']}`)[0]).toMatch(/^✔ pictures/);
    expect(lineOf(`http://localhost:${ports['edge']}/.foyer/purge`)[0]).toMatch(/^✔ edge/);
  });

  test('prints no secret and no received text', () => {
    for (const secret of [purgeSecret, 'redis-password', receivedText]) expect(output).not.toContain(secret);
  });
});
