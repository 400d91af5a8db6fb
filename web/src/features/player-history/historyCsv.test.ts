import { expect, test } from 'vitest';
import { csvAmount, historyCsv } from './historyCsv.ts';

test('HI-01 the CSV file quotes text and writes amounts as decimals', () => {
  expect(
    historyCsv(
      ['Game', 'Stake'],
      [
        ['Queen "of" Fjords, II', csvAmount(1234)],
        ['钻石', csvAmount(-5)],
      ],
    ),
  ).toBe('"Game","Stake"\r\n"Queen ""of"" Fjords, II",12.34\r\n"钻石",-0.05\r\n');
});

test('the CSV file escapes text that would be a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])
    expect(historyCsv([], [[text]]).includes(`"'${text}"`)).toBe(true);
});
