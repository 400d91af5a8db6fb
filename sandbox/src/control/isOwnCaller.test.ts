import { expect, test } from 'vitest';
import { isOwnCaller } from './isOwnCaller.ts';

const caller = (headers: Record<string, string>) => isOwnCaller((name) => headers[name]);

test.each([
  { host: '127.0.0.1:4000' },
  { host: 'localhost:4000' },
  { host: '[::1]:4000' },
  { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' },
  { host: 'localhost:4000', 'sec-fetch-site': 'none' },
])('accepts %o', (headers) => {
  expect(caller(headers)).toBe(true);
});

test.each([
  {},
  { host: 'sandbox.example:4000' },
  { host: '127.0.0.1.example:4000' },
  { host: 'localhost:4000', origin: 'http://regency.localhost:3000' },
  { host: 'localhost:4000', origin: 'null' },
  { host: 'localhost:4000', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:4000', 'sec-fetch-site': 'same-site' },
])('refuses %o', (headers) => {
  expect(caller(headers)).toBe(false);
});
