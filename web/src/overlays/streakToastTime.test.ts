import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookies, readCookie } from '../storage/cookies.ts';
import { streakToastTime } from './streakToastTime.ts';

const timeWith = (header: string | undefined) => streakToastTime(readCookie(header, cookies.testHarness.name));

test('MK-10 QU-03 the toast of a streak stays 5 s, and 30 s in test mode, which is on with the cookie `True` alone', () => {
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

test('MK-10 A23 test mode changes nothing else: no other file asks for the cookie', () => {
  const source = join(import.meta.dirname, '..');
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /test-harness|testHarness|isTestMode/.test(readFileSync(join(source, file), 'utf8')));
  expect(asking.toSorted()).toEqual([
    'features/quests/StreakToast.tsx',
    'overlays/streakToastTime.ts',
    'storage/cookies.ts',
  ]);
});
