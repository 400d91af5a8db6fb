import { expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { filterText } from './filterText.ts';

await Promise.all([loadLazyMessages('en', 'filters'), loadLazyMessages('en', 'gameFacts')]);
const texts = { t: createTranslate(await loadMessages('en')), money: (amount: number) => `£${amount / 100}` };

test.each([
  ['free spins', 'Free spins'],
  ['free-spins', 'Free spins'],
  ['multiplier 2x', '2x multiplier'],
  ['ways--243', '243 ways'],
  // A feature without a message shows its own name.
  ['sticky_frames', 'Sticky frames'],
  ['sticky--frames', 'Sticky frames'],
  ['x', 'X'],
  ['', ''],
])('LB-13 the feature %j is named %j', (feature, name) => {
  expect(filterText('feature', feature, texts)).toBe(name);
});

test.each([
  ['provider', 'Oxbow', 'Oxbow'],
  ['jackpot', '1', 'With a jackpot'],
  ['new', '1', 'New games'],
  ['kind', 'live', 'Live tables'],
  ['volatility', 'low', 'Low volatility'],
  ['stake', '20', 'Lowest stake up to £0.2'],
] as const)('LB-13 the value %j of the filter %j has the text %j', (filter, value, text) => {
  expect(filterText(filter, value, texts)).toBe(text);
});
