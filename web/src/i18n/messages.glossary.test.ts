import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

/** What players type in the chat, for example “sign in”, is in their own words. */
const chatQuestions = /^ +phrases: \[[^\]]*\]/gm;

/** Lines of the files without message keys, comments and what players type. Names of games are no interface texts. */
const linesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/gameNames.ts'] }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .replace(chatQuestions, (phrases) => phrases.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .map((line, index) => ({
        place: `${path}:${index + 1}`,
        line: line.replace(/^\s*(?:"[^"]+":|#.*|\/?\*.*|\/\/.*)/, ''),
      })),
  );

test.each([
  ['texts-en.md', ['web/src/i18n/messages/en/*.json', 'platform/src/messages/en/*.ts', 'platform/content/**/*.yaml']],
  ['texts-zh.md', ['web/src/i18n/messages/zh/*.json', 'platform/src/messages/zh/*.ts', 'platform/content/**/*.yaml']],
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
