import { expect, test } from 'vitest';
import { game as gameSchema } from '@foyer/contract/games';
import * as v from 'valibot';
import { slotModels } from '../slot/slotModels.ts';
import { blockedNames } from './blockedNames.ts';
import { createCatalogue } from './catalogue.ts';
import { isBlocked } from './gameNames.ts';
import { toGame } from './toGame.ts';

test.each([1, 100, 600, 10_000])('a catalogue of %i games has so many, all different', (size) => {
  const { all } = createCatalogue(size);
  expect(all).toHaveLength(size);
  expect(new Set(all.map((game) => game.gameGroupId)).size).toBe(size);
  expect(new Set(all.map((game) => game.name.en)).size).toBe(size);
  expect(new Set(all.map((game) => game.name.zh)).size).toBe(size);
  expect(all.filter((game) => game.name.en.trim() === '' || !/\p{Script=Han}/u.test(game.name.zh))).toEqual([]);
});

test('a bigger catalogue begins with the smaller one', () => {
  expect(createCatalogue(10_000).all.slice(0, 100)).toEqual(createCatalogue(100).all);
});

test('names of real products never appear, not even with a word behind them', () => {
  const names = createCatalogue(10_000).all.map((game) => game.name.en);
  expect(names.filter(isBlocked)).toEqual([]);
  const [blocked = ''] = blockedNames;
  expect(isBlocked(`${blocked} Deluxe`)).toBe(true);
});

test('most games are slots, and every kind is there', () => {
  const { all } = createCatalogue(600);
  const share = (kind: string): number => all.filter((game) => game.kind === kind).length / all.length;
  expect(share('slot')).toBeGreaterThan(0.7);
  for (const kind of ['table', 'live', 'instant']) expect(share(kind)).toBeGreaterThan(0.02);
});

test('a slot has the return and volatility of its model; other games have no engine', () => {
  for (const game of createCatalogue(600).all) {
    const model = slotModels.find(({ id }) => id === game.slotModelId);
    if (game.kind === 'slot') expect({ rtp: game.rtp, volatility: game.volatility, engine: game.engine }).toEqual({ rtp: model?.rtp, volatility: model?.volatility, engine: 'slot' });
    else expect([game.engine, game.slotModelId]).toEqual([null, null]);
  }
});

test('a game is found by its id only', () => {
  const catalogue = createCatalogue(100);
  const [first] = catalogue.all;
  expect(catalogue.byId(first?.gameGroupId ?? 0)).toBe(first);
  expect(catalogue.byId(1)).toBeUndefined();
});

test('a game ages with the clock, is new for 30 days, and its answer fits the contract', () => {
  const [game] = createCatalogue(1).all;
  if (!game) throw new Error('no game');
  const day = 86_400_000;
  const released = (480 * 40 + game.releaseDay) * day;
  const at = (days: number) => toGame(game, { culture: 'zh', tone: 'adult', now: released + days * day }).Properties;
  expect([at(0).ageDays, at(29).ageDays, at(30).ageDays]).toEqual([0, 29, 30]);
  expect([at(0).isNew, at(29).isNew, at(30).isNew]).toEqual([true, true, false]);
  const answer = toGame(game, { culture: 'zh', tone: 'adult', now: released });
  expect(v.is(gameSchema, answer)).toBe(true);
  expect([answer.SiteGameName, answer.Name]).toEqual([game.name.zh, game.name.en]);
  expect(answer.Properties.imageUrl).toBe(`/covers/adult/${game.gameGroupId}-zh.webp`);
});
