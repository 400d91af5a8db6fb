import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookies, readCookie } from '../storage/cookies.ts';
import { streakToastTime } from './streakToastTime.ts';

const timeWith = (header: string | undefined) => streakToastTime(readCookie(header, cookies.testHarness.name));

test('MK-10 QU-03 the streak toast stays 5 s, and 30 s only with the test cookie `True`', () => {
  expect(timeWith('test-harness=True')).toBe(30_000);
  for (const header of [
    undefined,
    '',
    'test-harness=true',
    'test-harness=1',
    'test-harness=TRUE',
    'test-harness=',
    'x-test-harness=True',
    'test-harness=True; test-harness=True',
  ]) {
    expect([header, timeWith(header)]).toEqual([header, 5_000]);
  }
});

test('MK-10 A23 no other file reads the test mode cookie', () => {
  const source = join(import.meta.dirname, '../..');
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /test-harness|testHarness|isTestMode/.test(readFileSync(join(source, file), 'utf8')));
  expect(readers.toSorted()).toEqual([
    'features/quests/QuestsWindow.tsx',
    'services/overlays/streakToastTime.ts',
    'services/storage/cookies.ts',
  ]);
});
