import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seededDraw.ts';
import { shownSlot, slotSetup } from './slotApi.ts';
import { slotEngine, type SlotState } from './slotEngine.ts';
import { mechanics } from './slotModel.ts';
import { slotModels } from './slotModels.ts';
import { slotStakes } from './slotStakes.ts';

test('every mechanic has models, and model ids are unique', () => {
  expect(new Set(slotModels.map(({ mechanic }) => mechanic))).toEqual(new Set(mechanics));
  expect(new Set(slotModels.map(({ id }) => id)).size).toBe(slotModels.length);
  expect(slotEngine.models.map(({ id, rtp, volatility }) => ({ id, rtp, volatility }))).toEqual(
    slotModels.map(({ id, rtp, volatility }) => ({ id, rtp, volatility })),
  );
});

test('UK24 the maximum slot stake is 5.00, and unlisted stakes are refused', () => {
  expect(slotEngine.stakes).toEqual({ minimum: 20, maximum: 500 });
  expect(slotEngine.begin('meadow', { stake: 520 }, seededDraw(1))).toEqual({ refused: 'unknownStake' });
  expect(slotEngine.begin('meadow', { stake: 30 }, seededDraw(1))).toEqual({ refused: 'unknownStake' });
});

describe.each(slotModels)('$id', ({ id, mechanic }) => {
  const draw = seededDraw(11);
  const begin = (stake: number): SlotState & { stake: number; win: number | null } => {
    const step = slotEngine.begin(id, { stake }, draw);
    if ('refused' in step) throw new Error(step.refused);
    return { ...step.state, stake: step.stake, win: step.win ?? 0 };
  };

  test('pays whole amounts that add up over its steps, at every stake', () => {
    for (const stake of slotStakes) {
      for (let round = 0; round < 200; round++) {
        const { win, steps } = begin(stake);
        expect(Number.isInteger(win)).toBe(true);
        expect(steps.reduce((sum, step) => sum + step.win, 0)).toBe(win);
        for (const step of steps) {
          if (step.kind !== 'respin') expect(step.wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(step.win);
          for (const { positions } of step.wins)
            for (const [reel, row] of positions) expect(step.grid[reel]?.[row]).toMatch(/[A-HW]/);
        }
      }
    }
  });

  test('returns the shapes that the frame reads, and settling does not change a finished round', () => {
    const setup = slotEngine.setup(id);
    expect(v.is(slotSetup, setup)).toBe(true);
    expect(setup.mechanic).toBe(mechanic);
    for (let round = 0; round < 50; round++) {
      const state = begin(100);
      const shown = slotEngine.show(id, state);
      expect(v.parse(shownSlot, JSON.parse(JSON.stringify(shown)))).toEqual(shown);
      expect(shown.steps[0]?.grid.map(({ length }) => length)).toEqual(setup.belts.map(() => setup.rows));
      expect(slotEngine.settle(id, state, draw)).toMatchObject({ stake: 0, win: state.win });
    }
  });
});
