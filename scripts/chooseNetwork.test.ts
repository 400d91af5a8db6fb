import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { chooseAddress, chooseBrand, chooseNetwork, originAt } from './chooseNetwork.ts';

const at = (address: string, facts: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...facts }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', { internal: true })],
  a: [at('169.254.7.7'), at('fe80::1', { family: 'IPv6' })],
  b: [at('192.0.2.7'), at('192.0.2.8')],
};

test('uses the first address reachable from other devices, or the requested one', () => {
  expect(chooseAddress(undefined, interfaces)).toEqual({ address: null });
  expect(chooseAddress('', interfaces)).toEqual({ address: '192.0.2.7' });
  expect(chooseAddress('192.0.2.8', interfaces)).toEqual({ address: '192.0.2.8' });
});

test('refuses an unknown address with the available ones, and reports a missing network', () => {
  expect(chooseAddress('192.0.2.9', interfaces)).toEqual({
    problem:
      '192.0.2.9 is not an address of this machine: use --host with one of 127.0.0.1, 169.254.7.7, fe80::1, 192.0.2.7, 192.0.2.8, or without a value to choose automatically.',
  });
  expect(chooseAddress('', { lo: interfaces.lo })).toHaveProperty(
    'problem',
    expect.stringContaining('not connected to a network'),
  );
});

test('uses the first brand, or the requested one', () => {
  const brands = [{ id: 'regency' }, { id: 'aurora' }];
  expect([chooseBrand(undefined, brands), chooseBrand('aurora', brands)]).toEqual([
    { brand: 'regency' },
    { brand: 'aurora' },
  ]);
  expect(chooseBrand('nobody', brands)).toEqual({
    problem: 'Unknown brand nobody: use --brand with one of regency, aurora.',
  });
});

test('writes an IPv6 address in brackets', () => {
  expect([originAt('192.0.2.7', 3000), originAt('2001:db8::7', 3000)]).toEqual([
    'http://192.0.2.7:3000',
    'http://[2001:db8::7]:3000',
  ]);
});

test('configures a network only when an address is requested', () => {
  const brands = [{ id: 'regency' }];
  expect(chooseNetwork({}, brands)).toEqual({ network: null });
  expect(chooseNetwork({ host: '127.0.0.1' }, brands)).toEqual({ network: { address: '127.0.0.1', brand: 'regency' } });
  expect(chooseNetwork({ host: '127.0.0.1', brand: 'nobody' }, brands)).toHaveProperty('problem');
  expect(chooseNetwork({ brand: 'regency' }, brands)).toHaveProperty('problem');
});
