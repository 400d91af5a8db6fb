import { readFileSync, readdirSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { cultures, defaultCulture, type Culture } from '@foyer/contract/languages';
import MessageFormat from '@messageformat/core';
import { describe, expect, test } from 'vitest';
import { missingMessages } from '../../vite/missingMessages.ts';

const root = join(import.meta.dirname, '../../..');

/** The forms in code style in the last column of the terms of a glossary. */
function avoidedForms(glossary: string): string[] {
  const [, terms = ''] = readFileSync(join(root, 'docs', glossary), 'utf8').split('## Terms');
  const cells = [...terms.matchAll(/^\|.*\|([^|]*)\|$/gm)].map(([, last = '']) => last);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form));
}

/** Matches any of the forms. A Latin form is a whole word outside paths and attributes. */
function formPattern(forms: readonly string[]): RegExp {
  const alternatives = forms.map((form) => {
    const literal = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return /^[a-z]/i.test(form) ? String.raw`(?<![\w./#:-])${literal}(?![\w/:-])` : literal;
  });
  return new RegExp(alternatives.join('|'), 'gi');
}

/** What players type in the chat and in the search, for example “sign in”, is in their own words. */
const typedPhrases = /^ +(?:phrases: \[[^\]]*\]|"filters\.phrases\.[^\n]*)/gm;

/** Lines of the files without message keys, comments and what players type. Names of games are no interface texts. */
const linesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/gameNames.ts'] }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .replace(typedPhrases, (phrases) => phrases.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .map((line, index) => ({
        place: `${path}:${index + 1}`,
        line: line.replace(/^\s*(?:"[^"]+":|#.*|\/?\*.*|\/\/.*)/, ''),
      })),
  );

test.each([
  [
    'texts-en.md',
    [
      'web/src/i18n/messages/en/*.json',
      'games/src/messages/en/*.ts',
      'sandbox/src/messages/en/*.ts',
      'sandbox/content/**/*.yaml',
    ],
  ],
  [
    'texts-zh.md',
    [
      'web/src/i18n/messages/zh/*.json',
      'games/src/messages/zh/*.ts',
      'sandbox/src/messages/zh/*.ts',
      'sandbox/content/**/*.yaml',
    ],
  ],
])('interface texts use no form that docs/%s avoids', (glossary, patterns) => {
  const forms = avoidedForms(glossary);
  expect(forms.length).toBeGreaterThan(10);
  const pattern = formPattern(forms);
  const lines = patterns.flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.flatMap(({ place, line }) => (line.match(pattern) ?? []).map((form) => `${place}: ${form}`))).toEqual(
    [],
  );
});

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
