import { cultures } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { lazyMessageAreas } from './lazyMessageAreas.ts';
import type { LazyMessageArea, LazyLoaders } from './lazyMessageAreas.ts';
import { loadLazyMessages } from './loadLazyMessages.ts';
import { createTranslate, loadMessages } from './messages.ts';

test('lazy messages are added only to the language they are loaded for', async () => {
  const [en, zh] = [createTranslate(await loadMessages('en')), createTranslate(await loadMessages('zh'))];
  expect(en('winners.topMultiplier')).toBeUndefined();
  await loadLazyMessages('en', 'winners');
  expect(en('winners.topMultiplier')).toBe('Top multiplier');
  expect(en('winners.updated', { time: '21:41' })).toBe('Updated 21:41. Wins are rare');
  expect(zh('winners.topMultiplier')).toBeUndefined();
  await loadLazyMessages('zh', 'winners');
  expect(zh('winners.topMultiplier')).toBe('最高倍数');
});

test.each(Object.keys(lazyMessageAreas) as LazyMessageArea[])(
  'MK-09 lazy messages of %s begin with the area’s name in every language',
  async (area) => {
    const loaders: LazyLoaders = lazyMessageAreas[area];
    for (const culture of cultures) {
      const keys = Object.keys((await loaders[culture]?.())?.default ?? {});
      expect(keys.filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
      expect(keys.length).toBeGreaterThan(0);
    }
  },
);
