import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test, vi } from 'vitest';
import { createClientConnectionOf, maxProxies, readProxyTrust } from './clientConnection.server.ts';

interface Setup {
  trust?: string;
  header?: string;
  peer?: string;
  headers?: Record<string, string>;
}

function clientOf({ trust = '10.0.0.0/8', header = 'x-forwarded-for', peer = '10.0.0.1', headers = {} }: Setup) {
  const trustedProxies = readProxyTrust(trust);
  if (trustedProxies === null) throw new Error(`Invalid proxy trust: ${trust}`);
  return createClientConnectionOf({ trustedProxies, clientAddressHeader: header })({
    headers,
    socket: { remoteAddress: peer },
  } as Pick<IncomingMessage, 'headers' | 'socket'>);
}

const forwardedFor = (chain: string, setup: Setup = {}) =>
  clientOf({ ...setup, headers: { 'x-forwarded-for': chain } }).address;

describe('X-Forwarded-For', () => {
  test.each([
    ['no proxy is trusted', { trust: 'none' }, '203.0.113.9', '10.0.0.1'],
    ['the connection comes from an untrusted address', { peer: '198.51.100.1' }, '203.0.113.9', '198.51.100.1'],
    ['one proxy', {}, '203.0.113.9', '203.0.113.9'],
    ['two trusted proxies', {}, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a forged first address', {}, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['only trusted addresses', {}, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['no header', {}, '', '10.0.0.1'],
    ['an unknown hop', {}, '203.0.113.9, unknown', '10.0.0.1'],
    ['malformed text before the real address', {}, '<script>, 203.0.113.9', '203.0.113.9'],
    ['empty entries', {}, ',,203.0.113.9', '203.0.113.9'],
    ['only commas', {}, ',,,', '10.0.0.1'],
    ['a port', {}, '203.0.113.9:51234', '203.0.113.9'],
    ['IPv6 in brackets with a port', {}, '[2001:DB8::9]:443', '2001:db8::9'],
    ['IPv6 without brackets', {}, '2001:db8:0:0::9', '2001:db8::9'],
    ['mapped IPv4', {}, '::ffff:203.0.113.9', '203.0.113.9'],
    ['a mapped proxy', { peer: '::ffff:10.0.0.1' }, '203.0.113.9', '203.0.113.9'],
    ['an IPv6 proxy', { trust: 'fd00::/8', peer: 'fd00::1' }, '2001:db8::9', '2001:db8::9'],
    ['one counted proxy', { trust: '1', peer: '198.51.100.1' }, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two counted proxies', { trust: '2', peer: '198.51.100.1' }, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['more counted proxies than entries', { trust: '3' }, '203.0.113.9', '203.0.113.9'],
  ] satisfies [string, Setup, string, string][])('%s', (_name, setup, chain, address) => {
    expect(forwardedFor(chain, setup)).toBe(address);
  });

  test('ignores the start of an overlong chain and follows a limited number of proxies', () => {
    expect(forwardedFor(`${'1.1.1.1,'.repeat(2000)}203.0.113.9`)).toBe('203.0.113.9');
    expect(forwardedFor(`203.0.113.9${',10.0.0.2'.repeat(maxProxies)}`)).toBe('10.0.0.2');
  });

  test('never reads an address that the sender put before one of a proxy', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500 }),
        fc.ipV4().filter((address) => !address.startsWith('10.')),
        (invented, address) => {
          expect(forwardedFor(`${invented}, ${address}, 10.0.0.7`)).toBe(address);
        },
      ),
    );
  });
});

describe('other client address headers', () => {
  const forwarded = (text: string, setup: Setup = {}) =>
    clientOf({ ...setup, header: 'forwarded', headers: { forwarded: text, 'x-forwarded-for': '192.0.2.66' } });

  test.each([
    ['for=203.0.113.9;proto=https', '203.0.113.9', true],
    ['For="[2001:db8::9]:4711"; Proto=HTTPS', '2001:db8::9', true],
    ['for=203.0.113.9;proto=https, for=10.0.0.2;proto=http', '203.0.113.9', true],
    ['for=1.1.1.1;proto=https, for=203.0.113.9;proto=http', '203.0.113.9', false],
    ['for=_hidden;proto=https', '10.0.0.1', true],
    ['for="203.0.113.9', '10.0.0.1', false],
    ['', '10.0.0.1', false],
  ])('reads Forwarded: %s', (text, address, isTls) => {
    expect(forwarded(text)).toEqual({ address, isTls, isProxied: true });
  });

  test('reads a single-address header and ignores a second address', () => {
    const single = (value: string, setup: Setup = {}) =>
      clientOf({ ...setup, header: 'cf-connecting-ip', headers: { 'cf-connecting-ip': value } }).address;
    expect(single('203.0.113.9')).toBe('203.0.113.9');
    expect(single('2001:DB8::9')).toBe('2001:db8::9');
    expect(single('203.0.113.9, 1.1.1.1')).toBe('10.0.0.1');
    expect(single('nobody')).toBe('10.0.0.1');
    expect(single('203.0.113.9', { peer: '198.51.100.1' })).toBe('198.51.100.1');
  });

  test('trusts the scheme only from a trusted proxy', () => {
    const isTls = (headers: Record<string, string>, setup: Setup = {}) => clientOf({ ...setup, headers }).isTls;
    expect(isTls({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' })).toBe(true);
    expect(isTls({ 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.9' })).toBe(false);
    expect(isTls({ 'x-forwarded-proto': 'https, http', 'x-forwarded-for': '203.0.113.9' })).toBe(false);
    expect(isTls({ 'x-forwarded-proto': 'https, http', 'x-forwarded-for': '203.0.113.9, 10.0.0.2' })).toBe(true);
    expect(isTls({ 'x-forwarded-proto': 'https' }, { peer: '198.51.100.1' })).toBe(false);
    expect(isTls({ 'x-forwarded-proto': 'https' }, { trust: 'none' })).toBe(false);
  });

  test('parses the addresses of a connection and of a visitor once', () => {
    const trustedProxies = readProxyTrust('10.0.0.0/8') ?? { hops: 0 };
    const parse = vi.spyOn(ipaddr, 'process');
    const connectionOf = createClientConnectionOf({ trustedProxies, clientAddressHeader: 'x-forwarded-for' });
    const request = (visitor: string) =>
      connectionOf({
        headers: { 'x-forwarded-for': visitor },
        socket: { remoteAddress: '::ffff:10.0.0.1' },
      } as unknown as Pick<IncomingMessage, 'headers' | 'socket'>).address;
    expect([request('203.0.113.9'), request('203.0.113.9'), request('2001:DB8::1')]).toEqual([
      '203.0.113.9',
      '203.0.113.9',
      '2001:db8::1',
    ]);
    expect(parse.mock.calls).toEqual([['::ffff:10.0.0.1'], ['203.0.113.9'], ['2001:DB8::1']]);
    parse.mockRestore();
  });

  test('never throws for any headers', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.string({ maxLength: 40 }),
        fc.constantFrom('x-forwarded-for', 'forwarded', 'true-client-ip'),
        (value, scheme, header) => {
          expect(clientOf({ header, headers: { [header]: value, 'x-forwarded-proto': scheme } }).address).toMatch(
            /^[\da-f.:]+$/,
          );
        },
      ),
    );
  });
});

test.each(['33', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0', '::/129', '-1', '1.5', '10.0.0.0/', '*'])(
  'refuses %s as trusted proxies',
  (text) => {
    expect(readProxyTrust(text)).toBeNull();
  },
);
