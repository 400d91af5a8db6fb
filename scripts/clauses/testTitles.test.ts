import { expect, test } from 'vitest';
import { testTitles } from './testTitles.ts';

const titles = (source: string) => testTitles('a.spec.ts', source);

test('reads the titles of tests with those of the groups around them', () => {
  expect(
    titles(`
      test('first', async () => {});
      test.describe('in Ontario', () => {
        test.use({ locale: 'en' });
        describe('a form', () => it(\`second\`, () => {}));
      });
      test.skip('third', () => {});
      other('fourth', () => {});
    `),
  ).toEqual(['first', 'in Ontario a form second', 'third']);
});

test('repeats a title for each entry of a list in the file', () => {
  expect(
    titles(`
      const markets = [{ id: 'uk', texts: { age: '18+' } }, { id: 'ca', texts: { age: '19+' } }] as const;
      for (const { id } of markets) test(\`UK1 @\${id}\`, () => {});
      for (const market of markets) test(\`UK2 \${market.texts.age} @\${market.id}\`, () => {});
      for (const [id, age] of [['row', 18]] satisfies Row[]) test(\`UK3 \${age} @\${id}\`, () => {});
      for (const id of elsewhere) test(\`UK4 @\${id}\`, () => {});
    `),
  ).toEqual(['UK1 @uk', 'UK1 @ca', 'UK2 18+ @uk', 'UK2 19+ @ca', 'UK3 18 @row', 'UK4 @…']);
});

test('fills the placeholders of a table', () => {
  expect(
    titles(`
      const rows = [['uk', 18], ['ca', 19]];
      test.each(rows)('UK1 @%s from %i', () => {});
      test.each(['row'])('UK2 @%s', () => {});
      test.each([{ id: 'uk' }])('UK3 @$id', () => {});
      test.each(elsewhere)('UK4 @%s', () => {});
    `),
  ).toEqual(['UK1 @uk from 18', 'UK1 @ca from 19', 'UK2 @row', 'UK3 @uk', 'UK4 @…']);
});
