import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { toGame } from '@foyer/games/catalogue/toGame';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applyGameRule, gameRule } from './gameRule.ts';

const now = Date.UTC(2026, 10, 20);
const games = createCatalogue(300).all.map((game) => toGame(game, { culture: 'en', tone: 'full', now }));
const apply = (rule: v.InferInput<typeof gameRule>) => applyGameRule(v.parse(gameRule, rule), games);

test('a list of games keeps its order, accepts names and ids, and reports unknown ones', () => {
  const { games: found, unknown } = apply(['Diamond Hour', 41_000, 'No Such Game', 7]);
  expect(found.map((game) => game.Name)).toEqual(['Diamond Hour', 'Ember Wyrm']);
  expect(unknown).toEqual(['No Such Game', 7]);
});

test('a rule requires every field and any of its values', () => {
  const { games: found } = apply({ select: { theme: ['gem', 'myth'], kind: 'slot' } });
  const expected = games.filter(
    ({ Properties }) => ['gem', 'myth'].includes(Properties.theme) && Properties.kind === 'slot',
  );
  expect(found.length).toBe(expected.length);
  expect(new Set(found.map(({ Properties }) => Properties.theme))).toEqual(new Set(['gem', 'myth']));
});

test('a rule can select by newness, feature, provider and volatility', () => {
  const holds = (select: object) => apply({ select }).games.map(({ Properties }) => Properties);
  expect(holds({ isNew: true }).every((game) => game.isNew && game.ageDays < 30)).toBe(true);
  expect(holds({ isNew: true }).length + holds({ isNew: false }).length).toBe(games.length);
  expect(
    holds({ feature: ['server-dealt', 'instant-win'] }).every(({ kind }) => kind === 'live' || kind === 'instant'),
  ).toBe(true);
  expect(holds({ provider: 'Oxbow' }).every(({ provider }) => provider === 'Oxbow')).toBe(true);
  expect(holds({ volatility: 'low' }).every(({ volatility }) => volatility === 'low')).toBe(true);
  for (const select of [{ isNew: true }, { feature: 'server-dealt' }, { provider: 'Oxbow' }, { volatility: 'low' }])
    expect(holds(select)).not.toEqual([]);
});

test('games are sorted by popularity by default, and limit caps the list', () => {
  const { games: found } = apply({ limit: 5 });
  const best = games.map(({ Properties }) => Properties.popularity).toSorted((a, b) => b - a);
  expect(found.map(({ Properties }) => Properties.popularity)).toEqual(best.slice(0, 5));
  expect(apply({ sort: 'newest' }).games[0]?.Properties.ageDays).toBe(
    Math.min(...games.map(({ Properties }) => Properties.ageDays)),
  );
  expect(apply({ sort: 'rtp' }).games[0]?.Properties.rtp).toBe(
    Math.max(...games.map(({ Properties }) => Properties.rtp ?? 0)),
  );
  expect(apply({ sort: 'name' }).games.map((game) => game.Name)).toEqual(games.map((game) => game.Name).toSorted());
});
