import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { playerFigures } from './playerFigures.ts';
import type { PlayerState } from './playerState.ts';

const summer = Date.UTC(2026, 2, 29, 0, 50);
const session = { core: { sessionStartTime: new Date(summer).toISOString() } } as NonNullable<PlayerState['session']>;
const sessionTime = (now: number | null, servicesNow: number | null) => playerFigures({ summary: null, session }, { now, servicesNow }, createFormats('en-GB')).session;

test.each([
  ['16 minutes, over the change to summer time,', 16 * 60_000, '0:16:00'],
  ['a day', 86_400_000, '24:00:00'],
])('UK5 the session time counts by the services’ clock when it is %s ahead', (_, aheadMs, words) => {
  expect(sessionTime(summer, summer + aheadMs)).toBe(words);
});

test('UK5 the session time of a clock that is behind the session’s start is 0, and unknown without a clock', () => {
  expect(sessionTime(summer, summer - 60_000)).toBe('0:00:00');
  expect(sessionTime(null, null)).toBe('–');
});
