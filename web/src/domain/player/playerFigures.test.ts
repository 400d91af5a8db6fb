import { balanceTypes } from '@foyer/contract/balanceTypes';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import type { PlayerState } from '../../services/player/playerState.ts';
import { playerFigures } from './playerFigures.ts';

const summer = Date.UTC(2026, 2, 29, 0, 50);
const session = { core: { sessionStartTime: new Date(summer).toISOString() } } as NonNullable<PlayerState['session']>;
const sessionTime = (now: number | null, servicesNow: number | null) =>
  playerFigures({ summary: null, session }, { now, servicesNow }, createFormats('en-GB')).session;

test.each([
  ['16 minutes, over the change to summer time,', 16 * 60_000, '0:16:00'],
  ['a day', 86_400_000, '24:00:00'],
])('UK5 the session time uses the services’ clock when it is %s ahead', (_, aheadMs, expected) => {
  expect(sessionTime(summer, summer + aheadMs)).toBe(expected);
});

test('UK5 the session time is 0 when the clock is behind the start, and a dash without a clock', () => {
  expect(sessionTime(summer, summer - 60_000)).toBe('0:00:00');
  expect(sessionTime(null, null)).toBe('–');
});

const summary: NonNullable<PlayerState['summary']> = {
  sessionStartTime: new Date(summer).toISOString(),
  elapsedSeconds: 0,
  currencyIsoCode: 'GBP',
  netPosition: -1250,
  netPositionToday: 300,
  staked: 2000,
  won: 750,
  balances: [
    { type: balanceTypes.bonus, amount: 77_700 },
    { type: balanceTypes.real, amount: 98_750 },
  ],
};
const figures = (state: Pick<PlayerState, 'summary' | 'session'>) =>
  playerFigures(state, { now: summer, servicesNow: summer + 61_999 }, createFormats('en-GB'));

test('UK1 UK4 ON6 shows the real balance and the net positions in the currency of the account', () => {
  expect(figures({ summary, session: null })).toMatchObject({ balance: '£987.50', net: '−£12.50', netToday: '£3.00' });
});

test('UK1 shows an unknown figure as a dash and never as 0', () => {
  expect(figures({ summary: null, session })).toMatchObject({ balance: '–', net: '–', netToday: '–' });
  expect(figures({ summary: { ...summary, balances: [] }, session }).balance).toBe('–');
  expect(
    figures({ summary: { ...summary, balances: [{ type: balanceTypes.real, amount: 0 }] }, session }).balance,
  ).toBe('£0.00');
});

test('UK5 the session time counts whole seconds since the start in the summary, or since login', () => {
  expect(figures({ summary, session: null }).session).toBe('0:01:01');
  const later = { ...summary, sessionStartTime: new Date(summer + 60_000).toISOString() };
  expect(figures({ summary: later, session }).session).toBe('0:00:01');
  expect(figures({ summary: null, session: null }).session).toBe('–');
});

test('RM-05 UK6 shows the player’s local time, and a dash while it is unknown', () => {
  expect(figures({ summary, session }).time).toBe(createFormats('en-GB').timeOfDay(summer));
  expect(playerFigures({ summary, session }, { now: null, servicesNow: summer }, createFormats('en-GB')).time).toBe(
    '–',
  );
});
