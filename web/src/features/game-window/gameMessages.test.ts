import { expect, test } from 'vitest';
import { summaryAfterRound, isSilent, readFrameMessage } from './gameMessages.ts';

const origin = 'http://games.localhost:4000';
const ready = { foyer: 1, gameGroupId: 7, type: 'ready' };

test('GM-05 reads messages only from the frame of the running game, its origin and its format', () => {
  expect(readFrameMessage({ origin, isFromFrame: true, data: ready }, origin, 7)).toEqual(ready);
  expect(readFrameMessage({ origin: 'https://evil.example', isFromFrame: true, data: ready }, origin, 7)).toBeNull();
  expect(readFrameMessage({ origin, isFromFrame: false, data: ready }, origin, 7)).toBeNull();
  expect(readFrameMessage({ origin, isFromFrame: true, data: { ...ready, gameGroupId: 8 } }, origin, 7)).toBeNull();
  for (const data of [
    null,
    'ready',
    { type: 'ready' },
    { ...ready, type: 'roundEnded', stake: 0.5 },
    { ...ready, type: 'steal' },
  ]) {
    expect(readFrameMessage({ origin, isFromFrame: true, data }, origin, 7)).toBeNull();
  }
});

test('a round updates the known figures at once', () => {
  const summary = {
    sessionStartTime: '2026-11-20T10:00:00.000Z',
    elapsedSeconds: 60,
    currencyIsoCode: 'GBP',
    balances: [
      { type: 0 as const, amount: 1000 },
      { type: 3 as const, amount: 50 },
    ],
    netPosition: -100,
    staked: 300,
    won: 200,
    netPositionToday: -500,
  };
  expect(summaryAfterRound(summary, { stake: 40, win: 100, balance: 1060 })).toMatchObject({
    balances: [
      { type: 0, amount: 1060 },
      { type: 3, amount: 50 },
    ],
    netPosition: -40,
    staked: 340,
    won: 300,
    netPositionToday: -440,
  });
  const unknown = { staked: null, won: null, netPosition: null, netPositionToday: null };
  expect(summaryAfterRound({ ...summary, ...unknown }, { stake: 40, win: 100, balance: 1060 })).toMatchObject(unknown);
});

test('a game without messages for 25 s is lost', () => {
  expect(isSilent(1000, 25_999)).toBe(false);
  expect(isSilent(1000, 26_000)).toBe(true);
});
