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

/** Keys whose Chinese text has no Chinese characters, because it consists of values. */
const untranslatedKeys = ['jackpots.cell', 'jackpots.facts', 'rowReason.sentence'];

/** The names of all values that a message uses in any branch. */
function valuesOf(language: string, message: string): string[] {
  const format = new MessageFormat(language).compile(message);
  const usedValues = new Set<string>();
  const branches = [...message.matchAll(/([a-z_]\w*)\s*\{/gi)].map(([, name]) => name ?? '');
  for (const value of [0, 1, 2, 7, ...branches]) {
    format(
      new Proxy<Record<string, string | number>>(
        {},
        {
          has: () => true,
          get: (_target, name) => {
            usedValues.add(String(name));
            return value;
          },
        },
      ),
    );
  }
  return [...usedValues].toSorted();
}

test('MK-09 every language has a text for every key', () => {
  expect(missingMessages(folder)).toEqual([]);
});

describe.each(areas)('%s', (area) => {
  const [en, zh] = [textsOf('en', area), textsOf('zh', area)];
  const pairs = Object.entries(en).map(([key, text]) => ({ key, text, other: zh[key] ?? '' }));

  test.each(others)('MK-09 texts in %s use the same values as English', (culture) => {
    const texts = textsOf(culture, area);
    for (const { key, text } of pairs)
      expect([key, ...valuesOf(culture, texts[key] ?? '')]).toEqual([key, ...valuesOf('en', text)]);
  });

  test('MK-09 every Chinese text is translated, and no English text is Chinese', () => {
    expect(pairs.filter(({ key, other }) => !chinese.test(other) && !untranslatedKeys.includes(key))).toEqual([]);
    expect(pairs.filter(({ text }) => chinese.test(text))).toEqual([]);
  });
});
