import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createPlainServer } from 'node:http';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkControlRoom, checkSiteCertificate } from './addressProbes.server.ts';

let server: Server;
afterEach(() => server.close());

/** Serves TLS with a certificate of two days, which is also the authority that accepts it. */
async function serveAs(name: string): Promise<{ port: number; ca: string }> {
  const facts = ['-days', '2', '-subj', '/CN=site', '-addext', `subjectAltName=DNS:${name}`];
  const keyAndCertificate = execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...facts, '-keyout', '-'],
    { encoding: 'utf8', stdio: 'pipe' },
  );
  server = createServer({ key: keyAndCertificate, cert: keyAndCertificate }).listen(0, 'localhost');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, ca: keyAndCertificate };
}

test('accepts a site’s certificate that ends in more than two weeks', async () => {
  const now = Date.now() - 30 * 86_400_000;
  expect(await checkSiteCertificate('localhost', { ...(await serveAs('localhost')), now })).toEqual({ problem: null });
});

test('names a site’s certificate that ends within two weeks', async () => {
  const { problem } = await checkSiteCertificate('localhost', await serveAs('localhost'));
  expect(problem).toBe('the TLS certificate expires within two weeks.');
});

test('names a site’s certificate for another name', async () => {
  const { problem } = await checkSiteCertificate('localhost', await serveAs('elsewhere.net'));
  expect(problem).toBe('the TLS certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID).');
});

test('names a site’s certificate of an unknown issuer', async () => {
  const { port } = await serveAs('localhost');
  expect((await checkSiteCertificate('localhost', { port })).problem).toMatch(/^the issuer of the TLS certificate is/);
});

test('does not judge a site that this machine cannot reach', async () => {
  const { port } = await serveAs('localhost');
  server.close();
  await once(server, 'close');
  expect(await checkSiteCertificate('localhost', { port })).toEqual({
    problem: 'nothing listens there (ECONNREFUSED).',
    isUnknown: true,
  });
});

test.each([
  [200, null],
  [404, 'responds with 404; CONTROL_ROOM=off if there is none.'],
  [503, 'responds with 503; CONTROL_ROOM=off if there is none.'],
])('judges a control room that responds with %d', async (status, problem) => {
  server = createPlainServer((_request, response) => response.writeHead(status).end()).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await checkControlRoom(`http://localhost:${port}/control`)).toBe(problem);
});
