import { game as gameSchema } from '@foyer/contract/games';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { engineKinds, type EngineKind, type EngineModel } from '../engines/gameEngine.ts';
import { blockedNames } from './blockedNames.ts';
import { createCatalogue } from './catalogue.ts';
import { engineModels } from './gameFacts.ts';
import { isBlocked } from './gameNames.ts';
import { toGame } from './toGame.ts';

test.each([1, 100, 600, 10_000])('a catalogue of %i games has that many unique games', (size) => {
  const { all } = createCatalogue(size);
  expect(all).toHaveLength(size);
  expect(new Set(all.map((game) => game.gameGroupId)).size).toBe(size);
  expect(new Set(all.map((game) => game.name.en)).size).toBe(size);
  expect(new Set(all.map((game) => game.name.zh)).size).toBe(size);
  expect(all.filter((game) => game.name.en.trim() === '' || !/\p{Script=Han}/u.test(game.name.zh))).toEqual([]);
});

test('a larger catalogue starts with the games of the smaller one', () => {
  expect(createCatalogue(10_000).all.slice(0, 100)).toEqual(createCatalogue(100).all);
});

test('names of real products never appear, not even with a suffix', () => {
  const names = createCatalogue(10_000).all.map((game) => game.name.en);
  expect(names.filter(isBlocked)).toEqual([]);
  const [blocked = ''] = blockedNames;
  expect(isBlocked(`${blocked} Deluxe`)).toBe(true);
});

test('most games are slots, and every kind is present', () => {
  const { all } = createCatalogue(600);
  const share = (kind: string): number => all.filter((game) => game.kind === kind).length / all.length;
  expect(share('slot')).toBeGreaterThan(0.7);
  for (const kind of ['table', 'live', 'instant']) expect(share(kind)).toBeGreaterThan(0.02);
});

test.each([100, 600, 2_000, 10_000])(
  'GM-09 each of %i games has one of the six engines and one of its models',
  (size) => {
    const { all } = createCatalogue(size);
    for (const { engine, modelId, rtp, volatility, features } of all) {
      const model = engineModels[engine].find(({ id }) => id === modelId);
      expect([rtp, volatility]).toEqual([model?.rtp, model?.volatility]);
      expect(features).toEqual(expect.arrayContaining([...(model?.features ?? [])]));
    }
    expect(new Set(all.map(({ engine }) => engine))).toEqual(new Set(engineKinds));
  },
);

test('a game takes RTP, volatility and features from its model', () => {
  const model: EngineModel = { id: 'even', rtp: 88.5, volatility: 'high', features: ['even'] };
  const [first] = createCatalogue(1, { ...engineModels, slot: [model] }).all;
  expect(first).toMatchObject({ modelId: 'even', rtp: 88.5, volatility: 'high', features: ['even'] });
});

/** Engines by the words of a game’s title, in either language. */
const enginesByTitle: readonly (readonly [RegExp, EngineKind])[] = [
  [/roulette|single zero|zero lounge|轮盘|单零/i, 'roulette'],
  [/blackjack|twenty-one|二十一点|黑杰克/i, 'blackjack'],
  [/poker|扑克/i, 'videoPoker'],
  [/scratch|刮/i, 'scratchCard'],
  [/pegboard|pearl drop|meteor drop|弹珠|落珠|流星落/i, 'plinko'],
];

test('a game’s name matches the engine that plays it', () => {
  for (const { name, kind, engine, art } of createCatalogue(10_000).all) {
    const text = `${name.en} ${name.zh}`;
    const matchingEngines = enginesByTitle.filter(([words]) => words.test(text)).map(([, player]) => player);
    expect([text, matchingEngines]).toEqual([text, engine === 'slot' ? [] : [engine]]);
    expect(text).not.toMatch(/baccarat|sic bo|dice|keno|\blive\b|liftoff|mines|百家乐|骰|基诺|真人/i);
    expect([text, kind === 'slot']).toEqual([text, engine === 'slot']);
    if (kind === 'instant') expect(['scratchCard', 'plinko']).toContain(engine);
    expect([text, art.scene]).toEqual([
      text,
      { roulette: 'wheel', blackjack: 'cards', videoPoker: 'cards' }[engine as string] ?? null,
    ]);
  }
});

test('a slot named after a mechanic has a model with that mechanic', () => {
  const { all } = createCatalogue(10_000);
  const expectOnlyWithFeature = (word: RegExp, feature: string) => {
    const named = all.filter(({ engine, name }) => engine === 'slot' && word.test(name.en));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ features }) => !features.includes(feature))).toEqual([]);
  };
  expectOnlyWithFeature(/ Ways$/, 'ways-243');
  expectOnlyWithFeature(/ Hold$/, 'hold-respins');
  expectOnlyWithFeature(/Cascade(?! (?:Ways|Hold)$)/, 'tumbling');
  expectOnlyWithFeature(/Sevens(?! (?:Ways|Hold)$)/, 'three-reels');
});

test('GM-09 slots cover every mechanic', () => {
  const keys = createCatalogue(100)
    .all.filter(({ engine }) => engine === 'slot')
    .flatMap(({ features }) => features);
  expect(keys).toEqual(expect.arrayContaining(['lines-20', 'ways-243', 'tumbling', 'hold-respins', 'three-reels']));
});

test('only live tables have the server-dealt feature', () => {
  for (const { kind, features } of createCatalogue(600).all)
    expect(features.includes('server-dealt')).toBe(kind === 'live');
});

test.each([100, 10_000])('of %i games about 8% of the slots have a jackpot, and every jackpot has a game', (size) => {
  const { all } = createCatalogue(size);
  const withPot = all.filter(({ features }) => features.includes('jackpot'));
  expect(withPot).toEqual(all.filter(({ jackpots }) => jackpots.length > 0));
  expect(withPot.every(({ engine }) => engine === 'slot')).toBe(true);
  expect(new Set(withPot.flatMap(({ jackpots }) => jackpots))).toEqual(
    new Set(['megaMoolah', 'wowPot', 'rapid', 'daily']),
  );
  const share = withPot.length / all.filter(({ engine }) => engine === 'slot').length;
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.12);
});

test('a game is found by its group id only', () => {
  const catalogue = createCatalogue(100);
  const [first] = catalogue.all;
  expect(catalogue.byId(first?.gameGroupId ?? 0)).toBe(first);
  expect(catalogue.byId(1)).toBeUndefined();
});

test('a game is new for 30 days, and its response matches the contract', () => {
  const [game] = createCatalogue(1).all;
  if (!game) throw new Error('no game');
  const day = 86_400_000;
  const released = (480 * 40 + game.releaseDay) * day;
  const at = (days: number) => toGame(game, { culture: 'zh', tone: 'adult', now: released + days * day }).Properties;
  expect([at(0).ageDays, at(29).ageDays, at(30).ageDays]).toEqual([0, 29, 30]);
  expect([at(0).isNew, at(29).isNew, at(30).isNew]).toEqual([true, true, false]);
  const response = toGame(game, { culture: 'zh', tone: 'adult', now: released });
  expect(v.is(gameSchema, response)).toBe(true);
  expect([response.SiteGameName, response.Name]).toEqual([game.name.zh, game.name.en]);
  expect(response.Properties.imageUrl).toBe(`/covers/adult/${game.gameGroupId}-zh.webp`);
});
