import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { describeCredentials, serviceCredentialsIn } from './serviceCredentials.server.ts';

const secret = 'Zk3vQ8mX1pR7tL5wB9nY';
const client = { tokenUrl: 'https://login.operator.net/token', clientId: 'casino', clientSecret: secret };
const folder = mkdtempSync(join(tmpdir(), 'foyer-credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const read = (entries: unknown, more: Record<string, string> = {}) =>
  serviceCredentialsIn({ SERVICE_CREDENTIALS: JSON.stringify(entries), ...more });

test('without SERVICE_CREDENTIALS no call carries credentials', () => {
  const credentials = serviceCredentialsIn({});
  expect([credentials.of('accounts'), credentials.headersOf('collector')]).toEqual([null, {}]);
  expect(describeCredentials(credentials)).toEqual([]);
});

test('gives the entry of the platform to the services below its address, and to no other', () => {
  const entries = { platform: { headers: { 'X-Api-Key': secret } }, games: { headers: { 'x-games-key': 'k' } } };
  const { of } = read(entries, { CHAT_URL: 'https://chat.vendor.net' });
  expect(of('accounts')?.headers).toEqual({ 'x-api-key': secret });
  expect(of('games')?.headers).toEqual({ 'x-games-key': 'k' });
  expect(of('chat')).toBeNull();
});

test('reads the entries of a file, and describes them without a value', () => {
  const file = write(
    'credentials.json',
    JSON.stringify({
      accounts: { headers: { 'x-api-key': secret }, client },
      collector: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  const credentials = serviceCredentialsIn({ SERVICE_CREDENTIALS_FILE: file });
  expect(credentials.of('accounts')?.client).toEqual({
    ...client,
    authentication: 'basic',
    header: 'proxy-authorization',
  });
  expect(describeCredentials(credentials)).toEqual([
    'Credentials are sent to accounts (x-api-key, proxy-authorization with a token of https://login.operator.net), collector (authorization).',
  ]);
});

test.each([
  [{ wallet: {} }, {}, 'wallet is no entry or field.'],
  [{ chat: { key: secret } }, {}, 'chat.key is no entry or field.'],
  [{ chat: { headers: { host: secret } } }, {}, 'the web server writes this one itself'],
  [{ chat: { headers: { 'x-key': `${secret}\r\nx-other: 1` } } }, {}, 'must be printable ASCII'],
  [{ chat: { client: { ...client, tokenUrl: `https://u:${secret}@login.operator.net` } } }, {}, 'chat.client.tokenUrl'],
  [{ chat: { client: { tokenUrl: client.tokenUrl, clientSecret: secret } } }, {}, 'chat.client.clientId'],
  [{ chat: { tls: { certificateFile: '/nowhere.pem' } } }, {}, 'a certificate needs its key'],
  [{ chat: { tls: { caFile: '/nowhere.pem' } } }, {}, '/nowhere.pem cannot be read (ENOENT)'],
  [{ chat: { tls: {} } }, { CHAT_URL: 'http://chat.internal' }, 'chat.tls needs an https address'],
  [
    { chat: { tls: { caFile: '/dev/null', certificateFile: '/dev/null', keyFile: '/dev/null' } } },
    {},
    '/dev/null contains nothing in the PEM format',
  ],
  [{ collector: { client } }, {}, 'collector.'],
  [
    { chat: { client: { ...client, tokenUrl: 'http://login.internal' } } },
    { DEPLOYMENT: 'production' },
    'tokenUrl uses plain HTTP',
  ],
])('refuses %j with %j, without the secret in its sentence', (entries, more, sentence) => {
  const error = (() => {
    try {
      read(entries, more);
      return '';
    } catch (thrown) {
      return String(thrown);
    }
  })();
  expect(error).toContain(sentence);
  expect(error).toContain('SERVICE_CREDENTIALS: ');
  expect(error).not.toContain(secret);
});

test('refuses text that is not JSON, a file that cannot be read, and file and text at once', () => {
  expect(() => serviceCredentialsIn({ SERVICE_CREDENTIALS: secret })).toThrow('SERVICE_CREDENTIALS: not JSON.');
  expect(() => serviceCredentialsIn({ SERVICE_CREDENTIALS_FILE: '/nowhere.json' })).toThrow('(ENOENT)');
  expect(() => serviceCredentialsIn({ SERVICE_CREDENTIALS: '{}', SERVICE_CREDENTIALS_FILE: '/a' })).toThrow('not both');
});

test('any JSON is read or refused with sentences that name the variable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('accounts', 'platform', 'collector', 'constructor'), (value, name) => {
      try {
        read({ [name]: value });
      } catch (error) {
        expect((error as Error).message).toMatch(/^SERVICE_CREDENTIALS: /);
      }
    }),
  );
});
