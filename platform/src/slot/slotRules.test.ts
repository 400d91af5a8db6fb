import { expect, test } from 'vitest';
import { slotModels } from './slotModels.ts';
import { slotRules } from './slotRules.ts';

test('UK16 rules name the return, the free spins and the stakes in both languages', () => {
  for (const model of slotModels) {
    for (const culture of ['en', 'zh'] as const) {
      const text = slotRules(model, culture).join('\n');
      expect(text).toContain(`${model.rtp.toFixed(2)} %`);
      expect(text).toContain('0.20');
      expect(text).toContain('5.00');
      for (const award of model.freeSpins.awards) expect(text).toContain(String(award));
    }
  }
});
