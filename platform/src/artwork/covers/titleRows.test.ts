import { expect, test } from 'vitest';
import { chineseTitleRows, titleRows } from './titleRows.ts';

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

test('long Chinese titles break at known word boundaries', () => {
  expect(texts(chineseTitleRows('虎来福', null))).toEqual(['虎来福']);
  expect(texts(chineseTitleRows('冰封猛犸之路', ['冰封猛犸', '之路']))).toEqual(['冰封猛犸', '之路']);
  expect(texts(chineseTitleRows('阿尔刻冠冕', null))).toEqual(['阿尔刻', '冠冕']);
});
