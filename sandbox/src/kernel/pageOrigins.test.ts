import { expect, test } from 'vitest';
import { pageOrigins } from './pageOrigins.ts';

test('every part has a local name on the shared port, and is secure behind a proxy that ends TLS', () => {
  expect(pageOrigins(4000, null).games).toBe('http://games.localhost:4000');
  expect(pageOrigins(4000, null, 8443).games).toBe('https://games.localhost:8443');
});

test('every part has a port of its own at an address for other devices', () => {
  const ports = new Map([['hub', 4005] as const]);
  expect(pageOrigins(4000, { address: '192.0.2.1', ports }).hub).toBe('http://192.0.2.1:4005');
  expect(pageOrigins(4000, { address: '2001:db8::1', ports }).hub).toBe('http://[2001:db8::1]:4005');
});
