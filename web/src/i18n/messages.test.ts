import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const areas = readdirSync(join(folder, 'en'));
const searchWordsOf = (language: 'en' | 'zh', area: string) =>
  JSON.parse(readFileSync(join(folder, language, area), 'utf8')) as Record<string, string>;
const chinese = /[\u4e00-\u9fff]/;

/** Texts of Chinese that have no Chinese in them, because their values bring the words. */
const wordless = ['jackpots.cell'];

/** The values that a message asks for, whichever branch it takes. */
function valuesOf(language: string, message: string): string[] {
  const say = new MessageFormat(language).compile(message);
  const asked = new Set<string>();
  const branches = [...message.matchAll(/([a-z_]\w*)\s*\{/gi)].map(([, name]) => name ?? '');
  for (const value of [0, 1, 2, 7, ...branches]) {
    say(
      new Proxy<Record<string, string | number>>(
        {},
        {
          has: () => true,
          get: (_target, name) => {
            asked.add(String(name));
            return value;
          },
        },
      ),
    );
  }
  return [...asked].toSorted();
}

test('MK-09 both languages have the same areas', () => {
  expect(readdirSync(join(folder, 'zh'))).toEqual(areas);
});

describe.each(areas)('%s', (area) => {
  const [en, zh] = [searchWordsOf('en', area), searchWordsOf('zh', area)];
  const pairs = Object.entries(en).map(([key, text]) => ({ key, text, other: zh[key] ?? '' }));

  test('MK-09 both languages have the same keys, and none is empty', () => {
    expect(Object.keys(zh).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(pairs.filter(({ text, other }) => text.trim() === '' || other.trim() === '')).toEqual([]);
  });

  test('MK-09 both languages use the same values', () => {
    for (const { key, text, other } of pairs)
      expect([key, ...valuesOf('zh', other)]).toEqual([key, ...valuesOf('en', text)]);
  });

  test('MK-09 no English text was left as it is in Chinese, and English has no Chinese', () => {
    expect(pairs.filter(({ key, other }) => !chinese.test(other) && !wordless.includes(key))).toEqual([]);
    expect(pairs.filter(({ text }) => chinese.test(text))).toEqual([]);
  });
});
