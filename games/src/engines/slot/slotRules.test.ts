import { expect, test } from 'vitest';
import { slotModels } from './slotModels.ts';
import { slotRules } from './slotRules.ts';

test.each(slotModels)('UK16 the rules of $id state its return and the stakes in both languages', (model) => {
  for (const culture of ['en', 'zh'] as const) {
    const text = slotRules(model, culture).join('\n');
    expect(text).toContain(`${model.rtp.toFixed(2)}%`);
    expect(text).toContain('0.20');
    expect(text).toContain('5.00');
    expect(text).not.toMatch(/undefined|NaN/);
  }
});

test('UK16 the rules state the figures of the mechanic', () => {
  for (const model of slotModels) {
    const figures = {
      lines: () =>
        model.mechanic === 'lines' && [
          ...model.freeSpins.awards,
          model.freeSpins.multiplier,
          model.freeSpins.max,
          model.pays.A[2],
        ],
      ways: () =>
        model.mechanic === 'ways' && [
          ...model.freeSpins.awards,
          model.freeSpins.multiplier,
          model.freeSpins.max,
          243,
          model.pays.A[2] / 20,
        ],
      tumble: () => model.mechanic === 'tumble' && [...model.counts, ...model.multipliers],
      hold: () =>
        model.mechanic === 'hold' && [
          model.coins.needed,
          model.coins.oneIn,
          Math.min(...model.coins.worth) / 20,
          Math.max(...model.coins.worth) / 20,
          model.coins.full / 20,
        ],
      classic: () => model.mechanic === 'classic' && [model.pays.A, model.mixed, model.wilds, ...model.early],
    }[model.mechanic]();
    for (const culture of ['en', 'zh'] as const) {
      const text = slotRules(model, culture).join('\n');
      for (const figure of figures || []) expect(text).toContain(String(figure));
    }
  }
});
