import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chipValues, spotMaximum, tableLimits, type PlacedChips } from './chipRules.ts';
import { rouletteEngine } from './rouletteEngine.ts';
import { rouletteSetup, rouletteShown } from './rouletteShapes.ts';
import { paysToOne, rouletteSpots, spotKinds } from './rouletteSpots.ts';
import { wheelOrder } from './rouletteWheel.ts';

const european = 'european';
/** A draw that lands the ball in `pocket`. */
const into = (pocket: number) => () => wheelOrder.indexOf(pocket);
const play = (chips: PlacedChips[], pocket: number) => rouletteEngine.begin(european, { chips }, into(pocket));
const winOf = (chips: PlacedChips[], pocket: number): number | null => {
  const step = play(chips, pocket);
  if ('refused' in step) throw new Error('refused');
  return step.win;
};
const refused = { refused: 'unknownStake' };

describe('a round', () => {
  test('pays every chip that covers the number, including its stake', () => {
    const chips = [
      { bet: 'straight-17', amount: 100 },
      { bet: 'split-14-17', amount: 100 },
      { bet: 'black', amount: 500 },
      { bet: 'dozen-1', amount: 50 },
    ];
    const step = play(chips, 17);
    expect(step).toMatchObject({ stake: 750, win: 36 * 100 + 18 * 100 + 2 * 500 });
    if ('refused' in step) return;
    expect(v.parse(rouletteShown, rouletteEngine.show(european, step.state))).toEqual({
      pocket: 17,
      chips: [
        { bet: 'straight-17', amount: 100, win: 3600 },
        { bet: 'split-14-17', amount: 100, win: 1800 },
        { bet: 'black', amount: 500, win: 1000 },
        { bet: 'dozen-1', amount: 50, win: 0 },
      ],
    });
  });

  test('pays only bets that cover zero when zero is drawn', () => {
    expect(
      winOf(
        ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'column-3'].map((bet) => ({ bet, amount: 100 })),
        0,
      ),
    ).toBe(0);
    expect(
      winOf(
        ['straight-0', 'split-0-2', 'street-0-2-3', 'corner-0-1-2-3'].map((bet) => ({ bet, amount: 10 })),
        0,
      ),
    ).toBe(10 * (36 + 18 + 12 + 9));
  });

  test('ends at once, has no moves and is not changed by settling', () => {
    expect(v.safeParse(rouletteEngine.moves, {}).success).toBe(false);
    const step = play([{ bet: 'red', amount: 200 }], 1);
    if ('refused' in step) throw new Error('refused');
    expect(rouletteEngine.move(european, step.state, undefined as never, into(0))).toEqual({ refused: 'unknownMove' });
    expect(rouletteEngine.settle(european, step.state, into(0))).toEqual({ state: step.state, stake: 0, win: 400 });
  });

  test('draws its number once over all pockets', () => {
    const bounds: number[] = [];
    rouletteEngine.begin(european, { chips: [{ bet: 'red', amount: 10 }] }, (below) => {
      bounds.push(below);
      return 0;
    });
    expect(bounds).toEqual([37]);
  });
});

describe('a bet', () => {
  test('on numbers that are not adjacent or on unknown spots is refused', () => {
    for (const bet of [
      'split-1-3',
      'split-3-4',
      'split-14-15-16',
      'split-17-14',
      'split-0-4',
      'corner-3-4-6-7',
      'street-2-3-4',
      'straight-37',
      'dozen-4',
      'green',
      '',
    ]) {
      expect(play([{ bet, amount: 100 }], 1)).toEqual(refused);
    }
  });

  test('respects the limits of table and spot, also when a spot gets several chips', () => {
    const spots = ['red', 'odd'];
    expect(
      play(
        spots.map((bet) => ({ bet, amount: 25_000 })),
        1,
      ),
    ).toMatchObject({ stake: 50_000 });
    expect(
      play(
        spots.map((bet) => ({ bet, amount: 25_010 })),
        1,
      ),
    ).toEqual(refused);
    for (const { id, kind } of rouletteSpots) {
      expect(play([{ bet: id, amount: spotMaximum[kind] }], 0)).toMatchObject({ stake: spotMaximum[kind] });
      expect(
        play(
          [
            { bet: id, amount: spotMaximum[kind] },
            { bet: id, amount: 10 },
          ],
          0,
        ),
      ).toEqual(refused);
    }
  });

  test('consists of whole chips', () => {
    for (const amount of [0, -10, 5, 15, 10.5, Number.NaN, Infinity, 2 ** 60])
      expect(play([{ bet: 'red', amount }], 1)).toEqual(refused);
    expect(v.safeParse(rouletteEngine.bet, { chips: [] }).success).toBe(false);
    expect(v.safeParse(rouletteEngine.bet, { chips: [{ bet: 'red', amount: -1 }] }).success).toBe(false);
    expect(
      v.safeParse(rouletteEngine.bet, {
        chips: Array.from({ length: rouletteSpots.length + 1 }, () => ({ bet: 'red', amount: 10 })),
      }).success,
    ).toBe(false);
    expect(chipValues.every((value) => value % tableLimits.minimum === 0)).toBe(true);
  });

  test('of valid chips costs their sum and pays the sum of its spots', () => {
    const chip = fc.record({
      bet: fc.constantFrom(...rouletteSpots).map(({ id }) => id),
      amount: fc.integer({ min: 1, max: 20 }).map((units) => units * 10),
    });
    fc.assert(
      fc.property(fc.array(chip, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 36 }), (chips, pocket) => {
        const step = play(chips, pocket);
        if ('refused' in step) throw new Error('refused');
        const shown = rouletteEngine.show(european, step.state);
        expect(step.stake).toBe(chips.reduce((sum, { amount }) => sum + amount, 0));
        expect(step.win).toBe(chips.reduce((sum, one) => sum + (winOf([one], pocket) ?? 0), 0));
        expect(Number.isSafeInteger(step.win)).toBe(true);
        expect(new Set(shown.chips.map(({ bet }) => bet)).size).toBe(shown.chips.length);
        expect(shown.chips.reduce((sum, { win }) => sum + win, 0)).toBe(step.win);
        expect(JSON.parse(JSON.stringify(step.state))).toEqual(step.state);
      }),
    );
  });
});

describe('the return', () => {
  test('of every spot is exactly 36 in 37', () => {
    for (const { id } of rouletteSpots) {
      const back = wheelOrder.reduce((sum, pocket) => sum + (winOf([{ bet: id, amount: 10 }], pocket) ?? 0), 0);
      expect(back).toBe(36 * 10);
    }
  });

  test('is published to two decimals', () => {
    expect(rouletteEngine.models).toHaveLength(1);
    expect(rouletteEngine.models[0]?.rtp).toBe(Math.round((36 / 37) * 10_000) / 100);
  });
});

test('the setup states payout and maximum of each kind of spot', () => {
  const setup = v.parse(rouletteSetup, rouletteEngine.setup(european));
  expect(setup.wheel).toEqual(wheelOrder);
  expect(spotKinds.map((kind) => setup.spots[kind])).toEqual(
    spotKinds.map((kind) => ({ paysToOne: paysToOne(kind), maximum: spotMaximum[kind] })),
  );
  expect(setup.spots.straight).toEqual({ paysToOne: 35, maximum: 5000 });
});

test.each(['en', 'zh'] as const)('the rules in %s state return, stakes and play money (UK16)', (culture) => {
  const rules = rouletteEngine.rules(european, culture).join('\n');
  for (const fact of ['97.30%', '0.10', '500.00', '35', '17', '11', '8', '5']) expect(rules).toContain(fact);
  expect(rules).toContain(culture === 'zh' ? '游戏币' : 'play money');
});
