import { expect, test } from 'vitest';
import { projectRoot } from '../projectRoot.mjs';
import { ratioOf, readVariant } from './compareServers.ts';

test.each([
  ['now', { build: `${projectRoot}/web/dist`, env: {} }],
  ['before BUILD=/tmp/before', { build: '/tmp/before', env: {} }],
  ['one arena MALLOC_ARENA_MAX=1', { build: `${projectRoot}/web/dist`, env: { MALLOC_ARENA_MAX: '1' } }],
  ['all MALLOC_ARENA_MAX=', { build: `${projectRoot}/web/dist`, env: { MALLOC_ARENA_MAX: undefined } }],
  ['a=b=c', { build: `${projectRoot}/web/dist`, env: { a: 'b=c' } }],
])('reads the server %j', (text, { build, env }) => {
  expect(readVariant(text)).toEqual({ title: text, build, env });
});

test('a ratio is the median of the ratios within rounds, so that one slow round changes nothing', () => {
  expect(ratioOf([8, 80, 9], [10, 100, 10])).toBe(0.8);
  expect(ratioOf([5, 6], [5, 6])).toBe(1);
});
