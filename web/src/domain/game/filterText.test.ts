import { expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { featureName } from './featureName.ts';

await loadLazyMessages('en', 'filters');
const t = createTranslate(await loadMessages('en'));

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
  expect(featureName(feature, t)).toBe(name);
});
