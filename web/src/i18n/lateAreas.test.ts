import { expect, test } from 'vitest';
import { lateAreas } from './lateAreas.ts';
import type { LateArea } from './lateAreas.ts';
import { loadLateWords } from './lateWords.ts';
import { createTranslate, loadMessages } from './messages.ts';

test('words that come later join their language for whoever speaks it already, and no other', async () => {
  const [en, zh] = [createTranslate(await loadMessages('en')), createTranslate(await loadMessages('zh'))];
  expect(en('winners.topMultiplier')).toBeUndefined();
  await loadLateWords('en', 'winners');
  expect(en('winners.topMultiplier')).toBe('Top multiplier');
  expect(en('winners.updated', { time: '21:41' })).toBe('Updated 21:41. Wins are rare');
  expect(zh('winners.topMultiplier')).toBeUndefined();
  await loadLateWords('zh', 'winners');
  expect(zh('winners.topMultiplier')).toBe('最高倍数');
});

test.each(Object.keys(lateAreas) as LateArea[])(
  'MK-09 the words of %s begin with its name in both languages, so that no area speaks for another',
  async (area) => {
    const [en, zh] = [await lateAreas[area].en(), await lateAreas[area].zh()].map((words) =>
      Object.keys(words.default),
    );
    expect(en?.filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
    expect(en?.length).toBeGreaterThan(0);
    expect(zh?.toSorted()).toEqual(en?.toSorted());
  },
);
