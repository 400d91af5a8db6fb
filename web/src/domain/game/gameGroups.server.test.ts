import { expect, test } from 'vitest';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { gameGroupLinks } from './gameGroups.server.ts';

const visit = visitFixture({ countryIso2: 'GB' });
const facts = { provider: 'Oxbow', theme: 'wild' };

/** Content service with these nodes by alias; it fails for other aliases. */
const contentWith = (nodes: Readonly<Record<string, object[]>>) =>
  ({
    call: async (_endpoint: unknown, { query }: { query: { type: string } }) => {
      const value = nodes[query.type];
      return value === undefined ? { ok: false } : { ok: true, value };
    },
  }) as unknown as CachedCalls;

test('a game links to its studio and its theme', async () => {
  const content = contentWith({
    gameStudio: [{ Name: 'Oxbow Games', Properties: { path: '/studios/oxbow', select: 'Oxbow' } }],
    gameTheme: [{ Name: 'Wildlife', Properties: { path: '/themes/wild', select: 'wild' } }],
  });
  expect(await gameGroupLinks(facts, visit, content)).toEqual({
    studio: { name: 'Oxbow Games', path: '/studios/oxbow' },
    theme: { name: 'Wildlife', path: '/themes/wild' },
  });
});

test('a game has no link to a group that the content service lacks or cannot list', async () => {
  expect(await gameGroupLinks(facts, visit, contentWith({ gameTheme: [] }))).toEqual({});
  expect(await gameGroupLinks(facts, { ...visit, brandId: 'unknown' }, contentWith({}))).toEqual({});
});
