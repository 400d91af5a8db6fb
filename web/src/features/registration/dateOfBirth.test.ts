import { languages } from '@foyer/contract/languages';
import { readDay } from '@foyer/contract/readDay';
import { expect, test } from 'vitest';
import { dateOfBirthText, readDateOfBirth } from './dateOfBirth.ts';

const [dayFirst, yearFirst] = [languages.en.dateOrder, languages.zh.dateOrder];

test.each([
  ['14 02 1990', dayFirst],
  ['14/2/1990', dayFirst],
  ['14.02.1990', dayFirst],
  ['14021990', dayFirst],
  ['1990-02-14', dayFirst],
  ['１４ ０２ １９９０', dayFirst],
  ['1990 02 14', yearFirst],
  ['1990年2月14日', yearFirst],
  ['19900214', yearFirst],
  ['1990-02-14', yearFirst],
  ['14 02 1990', yearFirst],
] as const)('RG-01 reads the date of birth %j in the order %j', (typed, order) => {
  expect(readDateOfBirth(typed, order)).toBe('1990-02-14');
});

test.each([
  ['14', '--14'],
  ['14 2', '-02-14'],
  ['1402', '-02-14'],
  ['14 02 90', '90-02-14'],
  ['140219901', '19901-02-14'],
  ['14 02 1990 1', '19901-02-14'],
  ['31 02 1990', '1990-02-31'],
  ['14 1990', '-1990-14'],
  ['1990', '-90-19'],
])('RG-01 keeps %j as a date that is not valid', (typed, date) => {
  expect(readDateOfBirth(typed, dayFirst)).toBe(date);
  expect(readDay(date)).toBeNull();
});

test.each(['', ' ', 'February'])('RG-01 reads %j as no date', (typed) => {
  expect(readDateOfBirth(typed, dayFirst)).toBe('');
});

test.each([
  ['1990-02-14', dayFirst, '14 02 1990'],
  ['1990-02-14', yearFirst, '1990 02 14'],
  ['-02-14', dayFirst, '14 02'],
  ['', dayFirst, ''],
] as const)('RG-01 shows a stored date of birth %j in the order of the language', (date, order, text) => {
  expect(dateOfBirthText(date, order)).toBe(text);
});
