import { expect, test } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { gameNameMessages } from '../../catalogue/gameNames.ts';
import { chineseTitleRows, titleRows, wideTitleRows } from './titleRows.ts';

const texts = (rows: readonly { text: string; small: boolean }[]): string[] =>
  rows.map(({ text, small }) => (small ? `(${text})` : text));

test.each([
  ['KRAKEN COVE', null, ['KRAKEN', 'COVE']],
  ['CROWN OF ALCIDES', null, ['CROWN', '(OF)', 'ALCIDES']],
  ['QUEEN OF THE FJORD', null, ['QUEEN', '(OF THE)', 'FJORD']],
  ['IRON AXE FORTUNE', 'FORTUNE', ['IRON AXE', '(FORTUNE)']],
  ['MARBLE SIC BO', null, ['MARBLE', 'SIC BO']],
  ['RED LANTERN 88', null, ['RED', 'LANTERN 88']],
  ['THE MOON READER', null, ['THE MOON', 'READER']],
])('“%s” is split into rows', (title, tail, rows) => {
  expect(texts(titleRows(title, tail))).toEqual(rows);
});

test('a long Chinese title breaks between its words only', () => {
  expect(texts(chineseTitleRows('虎来福', null))).toEqual(['虎来福']);
  expect(texts(chineseTitleRows('冰封猛犸之路', ['冰封猛犸', '之路']))).toEqual(['冰封猛犸', '之路']);
  expect(texts(chineseTitleRows('圣诞老人来了', null))).toEqual(['圣诞老人来了']);
});

test('the rows of every Chinese name are whole words', () => {
  const { words, tails } = gameNameMessages.zh;
  const composed = (text: string, known: readonly string[]): boolean =>
    text === '' || known.some((word) => text.startsWith(word) && composed(text.slice(word.length), known));
  const split = createCatalogue(10_000).all.filter(({ name, art }) => {
    const rows = texts(chineseTitleRows(name.zh, art.wordRows.zh));
    if (rows.join('') !== name.zh) return true;
    if (rows.length === 1) return Array.from(name.zh).length > 4;
    const listed = gameNameMessages.zh.curatedRows[name.en];
    const known =
      listed ??
      Object.values(words)
        .flatMap(Object.values<string>)
        .concat(Object.values(tails));
    return !rows.every((row) => composed(row, known));
  });
  expect(split.map(({ name }) => name.zh)).toEqual([]);
});

test.each([
  ['KRAKEN COVE', null, ['KRAKEN COVE']],
  ['QUEEN OF THE FJORD', null, ['QUEEN OF THE FJORD']],
  ['IRON AXE FORTUNE', 'FORTUNE', ['IRON AXE', '(FORTUNE)']],
])('“%s” takes few rows in a wide place', (title, tail, rows) => {
  expect(texts(wideTitleRows(title, tail))).toEqual(rows);
});
