import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, readDay } from './readDay.ts';

const dayMs = 86_400_000;
const anyDay = fc
  .integer({ min: Date.UTC(1000, 0, 1) / dayMs, max: Date.UTC(9999, 11, 31) / dayMs })
  .map((days) => days * dayMs);

test('RG-05 reads every calendar day in both formats, ignoring surrounding whitespace', () => {
  fc.assert(
    fc.property(anyDay, (time) => {
      const [year, month, day] = new Date(time).toISOString().slice(0, 10).split('-');
      expect(readDay(`${year}-${month}-${day}`)).toBe(time);
      expect(readDay(` ${day}-${month}-${year}\n`)).toBe(time);
      expect(readDay(`${year}-${month}-${day}T23:59:59Z`)).toBe(time);
    }),
  );
});

test.each([
  'x2026-01-12',
  '2026-01-12 T',
  '2026-01-122',
  '12-01-2026T00:00',
  'x12-01-2026',
  '12-01-20261',
  '1-01-2026',
  '2026-01-1',
  '2026/01/12',
  '2026-00-10',
  '2026-01-00',
])('RG-05 returns null for %j', (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ['2000-06-15', '2018-06-14', 17],
  ['2000-06-15', '2018-06-15', 18],
  ['2000-06-15', '2018-06-16', 18],
  ['2000-06-15', '2018-05-30', 17],
  ['2000-06-15', '2018-07-01', 18],
  ['2000-06-15', '2000-06-15', 0],
])('UK18 a person born on %s is, on %s, %i years old', (birth, on, years) => {
  expect(ageOn(Date.parse(birth), Date.parse(on))).toBe(years);
});
