import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration.server.ts';
import { createAssignedFlags } from './experiments.server.ts';
import type { ExperimentPlan } from './experiments.server.ts';
import { flagList } from './flagList.ts';
import { flagDefaults, flagsWith } from './flags.ts';
import type { FlagName } from './flags.ts';

const read = (text: string, more: Record<string, string> = {}) =>
  readConfiguration({ EXPERIMENTS: text, ...more }).experiments;
const planOf = (text: string): ExperimentPlan => {
  const plan = read(text);
  if (plan === null) throw new Error('no experiment');
  return plan;
};
const bucketsWith = (plan: ExperimentPlan, part: string) =>
  new Set([...plan.assignments].flatMap(([bucket, text]) => (text.split('/').includes(part) ? [bucket] : [])));

const share = fc.integer({ min: 1, max: 99 });
const shares = fc.tuple(share, share).filter(([on, off]) => on + off <= 100);
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,19}$/);

describe('experiments', () => {
  test('are none without configuration', () => {
    expect(readConfiguration({}).experiments).toBeNull();
    expect(read(' ; ')).toBeNull();
  });

  test('give each variant exactly its share of the buckets, and nobody two variants', () => {
    fc.assert(
      fc.property(name, shares, (named, [on, off]) => {
        const plan = planOf(`${named} searchPhrases on=${on} off=${off}`);
        expect(bucketsWith(plan, `${named}:on`).size).toBe(on);
        expect(bucketsWith(plan, `${named}:off`).size).toBe(off);
        expect(plan.assignments.size).toBe(on + off);
        for (const bucket of plan.assignments.keys()) expect(bucket).toMatch(/^\d{1,2}$/);
      }),
      { numRuns: 40 },
    );
  });

  test('keep each visitor’s variant when shares grow', () => {
    fc.assert(
      fc.property(name, shares, shares, (named, one, other) => {
        const textOf = (pick: (...values: number[]) => number) =>
          `${named} searchPhrases on=${pick(one[0], other[0])} off=${pick(one[1], other[1])}`;
        fc.pre(Math.max(one[0], other[0]) + Math.max(one[1], other[1]) <= 100);
        const [before, after] = [planOf(textOf(Math.min)), planOf(textOf(Math.max))];
        for (const variant of ['on', 'off']) {
          const later = bucketsWith(after, `${named}:${variant}`);
          expect([...bucketsWith(before, `${named}:${variant}`)].filter((bucket) => !later.has(bucket))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('stay as they are from release to release', () => {
    const { assignments } = planOf('jackpotBand revampedJackpotTicker on=5 off=5');
    expect([...assignments].map((pair) => pair.join(' '))).toMatchInlineSnapshot(`
      [
        "0 jackpotBand:off",
        "5 jackpotBand:off",
        "24 jackpotBand:on",
        "30 jackpotBand:on",
        "33 jackpotBand:on",
        "39 jackpotBand:off",
        "53 jackpotBand:off",
        "83 jackpotBand:on",
        "88 jackpotBand:on",
        "93 jackpotBand:off",
      ]
    `);
  });

  test('are independent of each other: half of one has both variants of the other', () => {
    const plan = planOf('band revampedJackpotTicker on=50 off=50; words searchPhrases on=50 off=50');
    expect([...plan.flags.keys()].toSorted()).toEqual([
      'band:off/words:off',
      'band:off/words:on',
      'band:on/words:off',
      'band:on/words:on',
    ]);
    for (const text of plan.flags.keys())
      expect([...plan.assignments.values()].filter((each) => each === text).length).toBeGreaterThan(15);
  });

  test('decide their flags alone, with the same object for the same page', () => {
    const plan = planOf('band revampedJackpotTicker on=50 off=50');
    const assigned = createAssignedFlags(plan);
    const off = assigned(flagDefaults, 'band:off');
    expect(off).toEqual(flagsWith({ revampedJackpotTicker: false }));
    expect(assigned(flagDefaults, 'band:off')).toBe(off);
    expect(assigned(flagsWith({ gamification: false }), 'band:off')).toEqual(
      flagsWith({ revampedJackpotTicker: false, gamification: false }),
    );
    for (const unknown of ['', 'other:on', 'band:on/other:on'])
      expect(assigned(flagDefaults, unknown)).toBe(flagDefaults);
  });

  test.each([
    'band',
    'band revampedJackpotTicker',
    'band revampedJackpotTicker on=50',
    'band revampedJackpotTicker on=60 off=50',
    'band revampedJackpotTicker on=0 off=50',
    'band revampedJackpotTicker on=50 off=50 on=1',
    'band revampedJackpotTicker on=5.5 off=50',
    'band revampedJackpotTicker on=50 off=50 blue=1',
    'band noSuchFlag on=50 off=50',
    'band constructor on=50 off=50',
    '-band revampedJackpotTicker on=50 off=50',
    'b:d revampedJackpotTicker on=50 off=50',
    `${'a'.repeat(21)} revampedJackpotTicker on=50 off=50`,
    'band revampedJackpotTicker on=50 off=50; band searchPhrases on=50 off=50',
    'one searchPhrases on=50 off=50; two searchPhrases on=50 off=50',
    // Two assignments and nothing, three times, are 26 different ones.
    'a searchPhrases on=30 off=30; b revampedJackpotTicker on=30 off=30; c gameCardJackpotTicker on=30 off=30',
  ])('refuse a mistake in the configuration: %s', (text) => {
    expect(() => read(text)).toThrow('EXPERIMENTS');
  });

  const refused = (Object.keys(flagDefaults) as FlagName[]).filter((flag) => !flagList[flag].isTestable);
  test.each(refused)(
    'refuse %s, which protects players, concerns a market’s rules or decides what is stored',
    (flag) => {
      expect(() => read(`test ${flag} on=50 off=50`)).toThrow('EXPERIMENTS');
    },
  );

  test('allow neither the cost of an hour, the celebration of a streak, replays nor the dial', () => {
    expect(refused).toEqual([
      'languageToggle',
      'gamification',
      'appAttribution',
      'offlineLobby',
      'hourlyCost',
      'roundReplay',
      'dial',
    ]);
  });

  test('refuse a flag that is set for the whole process', () => {
    const text = 'band revampedJackpotTicker on=50 off=50; tile gameCardJackpotTicker on=50 off=50';
    expect(() => read(text, { FLAGS: 'revampedJackpotTicker=off' })).toThrow('revampedJackpotTicker');
    expect(() => read(text, { CAPABILITIES_OFF: 'jackpots' })).toThrow('gameCardJackpotTicker');
    expect(read(text, { FLAGS: 'searchPhrases=off' })).not.toBeNull();
  });
});
