import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { servicesContractVersion } from '@foyer/contract/contractVersion';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';
import { clockVariables } from '../support/clockVariables.ts';
import { createTestAuthority, selfSignedCertificate } from '../support/testCertificates.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';
import { builtWeb } from './support/webUnderTest.ts';

const apiKey = 'Zk3vQ8mX1pR7tL5wB9nY';
const clientSecret = 'hJ4sD0gA2cF6Yx8eU1bN';
const folder = mkdtempSync(join(tmpdir(), 'foyer-credentials-'));
const authority = createTestAuthority();
const servers: Server[] = [];
let sandbox: SandboxUnderTest;
let services: string;
let login: string;
let seen: IncomingMessage['headers'][] = [];

const listen = async (server: Server) => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/**
 * A stranger's gateway: it demands a client's certificate, a key, and a token of its authorization server, which demands
 * the certificate too.
 */
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  const demands = { ca: readFileSync(authority.file), requestCert: true, rejectUnauthorized: true };
  const gateway = createTlsServer(
    { ...authority.issue({ names: ['localhost'] }), ...demands },
    (incoming, outgoing) => {
      const { method, headers, url: path } = incoming;
      seen.push(headers);
      if (headers['x-api-key'] !== apiKey || headers['proxy-authorization'] !== 'Bearer token-of-the-web') {
        outgoing.writeHead(403).end();
        return;
      }
      const onward = request({ host: '127.0.0.1', port: sandbox.port, path, method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(onward);
    },
  );
  services = `https://localhost:${await listen(gateway)}`;
  const tokens = createTlsServer({ ...authority.issue({ names: ['localhost'] }), ...demands }, (incoming, outgoing) => {
    const basic = Buffer.from(`web:${clientSecret}`).toString('base64');
    const isKnown = incoming.headers.authorization === `Basic ${basic}`;
    outgoing.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    outgoing.end(
      isKnown
        ? '{"access_token":"token-of-the-web","token_type":"Bearer","expires_in":300}'
        : '{"error":"invalid_client"}',
    );
  });
  login = `https://localhost:${await listen(tokens)}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  authority.remove();
  rmSync(folder, { recursive: true });
  await sandbox.stop();
});

const secrets = new RegExp(`${apiKey}|${clientSecret}|token-of-the-web`);

/** Runs a command of this project with credentials for the gateway. */
async function runCommand(credentials: object, ...args: string[]) {
  const child = spawn(productNode, [join(projectRoot, 'scripts/runCommand.ts'), ...args], {
    env: {
      ...process.env,
      SERVICE_CREDENTIALS_FILE: write('credentials.json', JSON.stringify({ platform: credentials })),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(output + errors).not.toMatch(secrets);
  return { code: code as number, output: output + errors };
}

async function check(credentials: object) {
  const port = sandbox.port;
  const child = spawn(`${projectRoot}/node_modules/.bin/node`, [`${builtWeb}/server/server.js`, '--check'], {
    env: {
      ...clockVariables,
      PORT: '0',
      PLATFORM_URL: services,
      MEDIA_ORIGIN: `http://media.localhost:${port}`,
      GAMES_ORIGIN: `http://games.localhost:${port}`,
      CASHIER_ORIGIN: `http://cashier.localhost:${port}`,
      PORTAL_ORIGIN: `http://portal.localhost:${port}`,
      HUB_ORIGIN: `http://hub.localhost:${port}`,
      FLAG_SERVICE: 'off',
      COLLECTOR_URL: 'off',
      SERVICE_CREDENTIALS_FILE: write('credentials.json', JSON.stringify({ platform: credentials })),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(output + errors).not.toMatch(secrets);
  return output.split('\n').filter((line) => !/^✔ (?:media|games’|cashier|account|control|real)/.test(line));
}

function tlsOf({ key, cert }: { key: Buffer; cert: Buffer }) {
  return { certificateFile: write('web.crt', cert), keyFile: write('web.key', key), caFile: authority.file };
}

test('a gateway gets certificate, key and token with every call, and the check prints none of them', async () => {
  const client = { tokenUrl: `${login}/token`, clientId: 'web', clientSecret };
  const tls = tlsOf(authority.issue({ names: ['web'] }));
  const lines = await check({ headers: { 'X-Api-Key': apiKey }, client, tls });
  expect(lines.filter((line) => line.startsWith('✘'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('✔ service'))).toHaveLength(8);
  expect(lines).toContainEqual(
    expect.stringContaining(
      `accounts (x-api-key, proxy-authorization with a token of ${login}, a client certificate, an authority of its own)`,
    ),
  );
  expect(seen.length).toBeGreaterThanOrEqual(8);
});

test('a wrong secret at the authorization server reaches no service', async () => {
  const client = { tokenUrl: `${login}/token`, clientId: 'web', clientSecret: `${clientSecret}-wrong` };
  const tls = tlsOf(authority.issue({ names: ['web'] }));
  const lines = await check({ headers: { 'X-Api-Key': apiKey }, client, tls });
  expect(lines).toContain(
    `✘ token for accounts at ${login}/token: gives no token (status 401); are address, client and secret right?`,
  );
  expect(lines.filter((line) => line.startsWith('✘ token'))).toHaveLength(8);
  expect(lines.filter((line) => line.includes('(unknown reason)'))).toEqual([]);
  expect(lines).toContain(
    `✘ service accounts at ${services}/accounts: its authorization server gives no token (NO_CLIENT_TOKEN).`,
  );
  expect(seen).toEqual([]);
});

test('a certificate of another authority is refused by the gateway', async () => {
  const lines = await check({ headers: { 'X-Api-Key': apiKey }, tls: tlsOf(selfSignedCertificate(['web'])) });
  expect(lines.filter((line) => line.startsWith('✘ service'))).toHaveLength(8);
  expect(seen).toEqual([]);
});

test('the conformance check sends them too, through adapters as well, and prints none of them', async () => {
  const client = { tokenUrl: `${login}/token`, clientId: 'web', clientSecret };
  const tls = tlsOf(authority.issue({ names: ['web'] }));
  const entry = { headers: { 'X-Api-Key': apiKey }, client, tls };
  const conformance = (...args: string[]) => runCommand(entry, 'conformance', '--platform', services, ...args);
  const { code, output } = await conformance();
  expect([code, output.includes(' 0 differ')]).toEqual([0, true]);
  expect(output).toContain('Credentials are sent to accounts (x-api-key, ');
  const adapters = write(
    'adapter.mjs',
    `export default { accounts: { details: (input, call) => call.request({ name: 'details' }, input) } };`,
  );
  const adapted = await conformance('--adapters', adapters);
  expect([adapted.code, adapted.output.includes(' 0 differ')]).toEqual([0, true]);
  expect(new Set(seen.map((headers) => headers['foyer-services-contract']))).toEqual(
    new Set([servicesContractVersion]),
  );
});

test('connect sends them too, and names their file in the configuration', async () => {
  const client = { tokenUrl: `${login}/token`, clientId: 'web', clientSecret };
  const tls = tlsOf(authority.issue({ names: ['web'] }));
  const out = join(folder, 'connect.env');
  const origin = `http://games.localhost:${sandbox.port}`;
  const entry = { headers: { 'X-Api-Key': apiKey }, client, tls };
  const origins = ['games', 'cashier', 'portal'].flatMap((kind) => [`--${kind}-origin`, origin]);
  const options = ['--platform', services, ...origins, '--out', out];
  const { code, output } = await runCommand(entry, 'connect', ...options);
  expect([code, output.includes('Everything is ready.')]).toEqual([0, true]);
  const written = readFileSync(out, 'utf8');
  expect(written).toContain(`SERVICE_CREDENTIALS_FILE="${join(folder, 'credentials.json')}"`);
  expect(written).not.toMatch(secrets);
});

test('a wrong entry is named by the commands without a value, and calls no service', async () => {
  const conformance = await runCommand({ key: apiKey }, 'conformance', '--platform', services);
  expect([conformance.code, conformance.output]).toEqual([
    2,
    'SERVICE_CREDENTIALS: platform.key is no entry or field.\n',
  ]);
  expect(seen).toEqual([]);
});
