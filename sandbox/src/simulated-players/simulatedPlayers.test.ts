import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SimulatedRound } from './simulatedPlay.ts';
import type { SimulatedPlayerPool, SimulatedPlayer } from './simulatedPlayerPool.ts';
import { createSimulatedPlayers } from './simulatedPlayers.ts';

const round: SimulatedRound = { roundId: 'r', userId: 1, gameGroupId: 41, stake: 20, win: 0, jackpotWin: 0 };

function setUp() {
  const members: SimulatedPlayer[] = [];
  const add: SimulatedPlayerPool['add'] = () => {
    const member: SimulatedPlayer = {
      userId: members.length + 1,
      productId: 8145,
      brand: 'regency',
      marketId: 'uk',
      number: members.length,
    };
    members.push(member);
    return member;
  };
  const playOne = vi.fn<() => SimulatedRound | null>(() => round);
  const playNow = vi.fn<() => SimulatedRound | null>(() => round);
  const endSessions = vi.fn<() => void>();
  const log = vi.fn<(message: string) => void>();
  const audience = { isRecent: vi.fn<() => boolean>(() => true), record: () => undefined };
  const players = createSimulatedPlayers(
    { log, dataFolder: '/data' },
    { members, add },
    { playOne, playNow, endSessions },
    audience,
  );
  return { players, playOne, playNow, leave: endSessions, log, audience };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('only requested rounds are played while simulation is off', () => {
  const { players, playOne } = setUp();
  players.setOn(false);
  vi.advanceTimersByTime(60_000);
  expect(playOne).not.toHaveBeenCalled();
  expect(players.playNow(3, {})).toHaveLength(3);
  expect(players.status()).toEqual({ isOn: false, isPaused: false, players: 0, rounds: 3 });
});

test('a new sandbox plays its first rounds quickly, then one a second', () => {
  const { players, playOne } = setUp();
  players.setOn(true);
  players.setOn(true);
  vi.advanceTimersByTime(4000);
  const first = playOne.mock.calls.length;
  expect(first).toBeGreaterThanOrEqual(59);
  vi.advanceTimersByTime(10_000);
  expect(playOne.mock.calls.length - first).toBe(10);
  expect(players.status()).toMatchObject({ isOn: true, players: 140 });
});

test('simulation pauses without an audience, resumes with one and stops when turned off', () => {
  const { players, playOne, audience, leave: endSessions } = setUp();
  players.setOn(true);
  vi.advanceTimersByTime(20_000);
  audience.isRecent.mockReturnValue(false);
  playOne.mockClear();
  vi.advanceTimersByTime(20_000);
  expect(playOne).not.toHaveBeenCalled();
  expect(players.status().isPaused).toBe(true);
  audience.isRecent.mockReturnValue(true);
  vi.advanceTimersByTime(2000);
  expect(playOne).toHaveBeenCalledTimes(2);
  players.setOn(false);
  vi.advanceTimersByTime(20_000);
  expect(playOne).toHaveBeenCalledTimes(2);
  expect(endSessions).toHaveBeenCalledOnce();
});

test('a failing round is logged, and the next one is played', () => {
  const { players, playOne, log } = setUp();
  players.setOn(true);
  playOne.mockImplementationOnce(() => {
    throw new Error('no');
  });
  vi.advanceTimersByTime(100);
  expect(log).toHaveBeenCalledOnce();
  expect(playOne.mock.calls.length).toBeGreaterThan(1);
});
