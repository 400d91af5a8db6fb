import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

test.each([
  ['production', 'https', true],
  ['production', 'http', true],
  ['sandbox', 'https', true],
  ['sandbox', 'http', false],
])('in %s over %s cookies are Secure: %s', (DEPLOYMENT, PUBLIC_SCHEME, expected) => {
  expect(readConfiguration({ DEPLOYMENT, PUBLIC_SCHEME }).secureCookies).toBe(expected);
});
