import { expect, test } from 'vitest';
import { PageBody } from '../server/pageBody.server.ts';
import { readConfiguration } from '../services/configuration/configuration.server.ts';
import { flagDefaults } from '../services/flags/flags.ts';
import { createVisitResolver } from '../services/market/visitResolver.server.ts';
import { edgeHeadersOf } from './edgeResponse.server.ts';
import { readPagePath } from './page/readPagePath.ts';

const visit = createVisitResolver(readConfiguration({}), () => flagDefaults).resolve({
  host: 'regency.localhost',
  cookie: undefined,
  userAgent: undefined,
  mobileHint: undefined,
  country: 'CA',
});
const page = {
  bytes: 0,
  status: 200,
  body: new PageBody(Buffer.from('')),
  etag: '"1"',
  isComplete: true,
  renderedAt: 0,
  freshUntil: 3_600_000,
};

function headersOf(path: string, own: Partial<typeof page> = {}): Record<string, string> {
  if (visit === null) throw new Error('no visit');
  const pairs = edgeHeadersOf({ ...page, ...own }, visit, readPagePath(path), 'release-1');
  return Object.fromEntries(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? '']] : [])));
}
const keysOf = (path: string) => headersOf(path)['Surrogate-Key']?.split(' ');

test('a page for the edge carries keys of its path, brand, nodes, list of games, flags and release', () => {
  expect(keysOf('/')).toEqual([
    'brand/regency',
    'page/regency/',
    'node/1102',
    'node/1100',
    'games/8145',
    'flags/regency',
    'release/release-1',
  ]);
});

test('game pages and further screens carry the key of the content that they share', () => {
  expect(keysOf('/game/17')).toEqual(expect.arrayContaining(['page/regency/game/17', 'page/regency/game/{id}']));
  expect(keysOf('/all-games/more/2')).toContain('page/regency/all-games');
});

test('keys are ASCII without separators, whatever the path', () => {
  expect(keysOf('/%E6%96%87/a,b+c')).toContain('page/regency/%E6%96%87/a%2Cb+c');
});

test('the edge stores complete pages only, for the time that they are fresh', () => {
  expect(headersOf('/')['CDN-Cache-Control']).toBe('max-age=3600, stale-while-revalidate=3600, stale-if-error=86400');
  expect(headersOf('/', { freshUntil: 90_500 })['CDN-Cache-Control']).toMatch(/^max-age=90,/);
  for (const own of [{ status: 404 }, { status: 503 }, { isComplete: false }])
    expect(headersOf('/', own)).toEqual({
      Vary: 'Foyer-Visit, Accept-Encoding',
      'Cache-Control': 'no-store',
      'CDN-Cache-Control': 'no-store',
    });
});
