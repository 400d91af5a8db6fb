import { expect, test } from 'vitest';
import {
  maxOfflineNameLength,
  maxOfflineNames,
  offlineNamesLifeMs,
  readOfflineNames,
  storableNames,
} from './offlineNames.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const record = { release: 'r1', culture: 'en', names: ['Ruby Road'], savedAt: now - 1000 };

test('storableNames bounds count and length, and leaves out empty names', () => {
  const many = Array.from({ length: maxOfflineNames + 1 }, (_, index) => `Game ${index}`);
  expect(storableNames(many)).toEqual(many.slice(0, maxOfflineNames));
  const longest = 'x'.repeat(maxOfflineNameLength);
  expect(storableNames(['', '  ', longest, `${longest}x`])).toEqual([longest]);
});

test('readOfflineNames accepts a record of this release, and drops what else it contains', () => {
  expect(readOfflineNames({ ...record, username: 'someone' }, 'r1', now)).toEqual(record);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Ruby Road'],
  ['a list', ['Ruby Road']],
  ['another release', { ...record, release: 'r0' }],
  ['no language', { ...record, culture: undefined }],
  ['a language with markup', { ...record, culture: 'en" onload="x' }],
  ['no names', { ...record, names: [] }],
  ['names that are no list', { ...record, names: { length: 1, 0: 'Ruby Road' } }],
  ['a name that is no text', { ...record, names: ['Ruby Road', 7] }],
  ['a name that is too long', { ...record, names: ['x'.repeat(maxOfflineNameLength + 1)] }],
  ['too many names', { ...record, names: Array.from({ length: maxOfflineNames + 1 }, () => 'Ruby Road') }],
  ['no time', { ...record, savedAt: undefined }],
  ['a time that is no number', { ...record, savedAt: NaN }],
  ['a time in the future', { ...record, savedAt: now + 61_000 }],
  ['a time that is too old', { ...record, savedAt: now - offlineNamesLifeMs }],
])('A21 readOfflineNames refuses %s', (_what, value) => {
  expect(readOfflineNames(value, 'r1', now)).toBeNull();
});
