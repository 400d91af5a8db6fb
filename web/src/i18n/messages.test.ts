import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cultures, defaultCulture, type Culture } from '@foyer/contract/languages';
import MessageFormat from '@messageformat/core';
import { describe, expect, test } from 'vitest';
import { missingMessages } from '../../vite/missingMessages.ts';

const folder = join(import.meta.dirname, 'messages');
const areas = readdirSync(join(folder, 'en'));
const others = cultures.filter((culture) => culture !== defaultCulture);
const textsOf = (language: Culture, area: string) =>
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

test('MK-09 every language of the list has a text for every key', () => {
  expect(missingMessages(folder)).toEqual([]);
});

describe.each(areas)('%s', (area) => {
  const [en, zh] = [textsOf('en', area), textsOf('zh', area)];
  const pairs = Object.entries(en).map(([key, text]) => ({ key, text, other: zh[key] ?? '' }));

  test.each(others)('MK-09 the texts of %s use the same values as English', (culture) => {
    const words = textsOf(culture, area);
    for (const { key, text } of pairs)
      expect([key, ...valuesOf(culture, words[key] ?? '')]).toEqual([key, ...valuesOf('en', text)]);
  });

  test('MK-09 no English text was left as it is in Chinese, and English has no Chinese', () => {
    expect(pairs.filter(({ key, other }) => !chinese.test(other) && !wordless.includes(key))).toEqual([]);
    expect(pairs.filter(({ text }) => chinese.test(text))).toEqual([]);
  });
});
