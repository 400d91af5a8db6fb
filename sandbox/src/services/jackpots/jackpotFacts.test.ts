import { expect, test } from 'vitest';
import { jackpotFacts } from './jackpotFacts.ts';
import { addedReturn, jackpotRules, jackpotTypes } from './jackpotRules.ts';

test('the return that a jackpot adds follows from its share, its seed and its drop rule', () => {
  expect(addedReturn(jackpotRules.megaMoolah)).toBeCloseTo(0.008 + 0.002, 10);
  expect(addedReturn(jackpotRules.wowPot)).toBeCloseTo(0.008 + 0.005, 10);
  // The pot grows from 500.00 to 2,750.00 on average, which takes stakes of 225,000.00 and pays out 2,750.00.
  expect(addedReturn(jackpotRules.rapid)).toBeCloseTo(0.01 + 500 / 225_000, 10);
  expect(addedReturn(jackpotRules.daily)).toBeNull();
});

test('UK16 jackpot facts state funding, seed, chance, return and eligibility in both languages', () => {
  const rapid = jackpotFacts('rapid', { culture: 'en', currencyIsoCode: 'GBP' }).join('\n');
  for (const fact of ['1.00%', '£500.00', '£5,000.00', '1.22%', 'stakes in GBP']) expect(rapid).toContain(fact);
  expect(jackpotFacts('megaMoolah', { culture: 'en', currencyIsoCode: 'EUR' }).join('\n')).toContain(
    'A stake of €1.00 wins the whole pot once in 600,000,000 times',
  );
  const daily = jackpotFacts('daily', { culture: 'en', currencyIsoCode: 'GBP' }).join('\n');
  expect(jackpotFacts('daily', { culture: 'zh', currencyIsoCode: 'CAD' }).join('\n')).toContain('23:00（UTC）');
  expect(daily).toContain('The pot pays out 0.50% of the stakes and one seed a day.');
  for (const type of jackpotTypes) {
    const [en, zh] = (['en', 'zh'] as const).map((culture) => jackpotFacts(type, { culture, currencyIsoCode: 'GBP' }));
    expect(en).toHaveLength(zh?.length ?? 0);
    expect(zh?.every((fact) => /\p{Script=Han}/u.test(fact))).toBe(true);
  }
});
