import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { expect, test } from 'vitest';
import { openingFailure, nextFrameProblem } from './frameProblem.ts';

const marks = { foyer: 1, gameGroupId: 7 } as const;
const failed = (reason: Extract<GameFrameEvent, { type: 'failed' }>['reason']): GameFrameEvent => ({
  ...marks,
  type: 'failed',
  reason,
});
const ended: GameFrameEvent = { ...marks, type: 'roundEnded', roundId: 'r', stake: 1, win: 0, balance: 9 };

test('GM-08 a service failure lasts until the next round', () => {
  const lost = nextFrameProblem(null, failed('serviceUnavailable'));
  expect(lost).toBe('unavailable');
  expect(nextFrameProblem(lost, { ...marks, type: 'heartbeat' })).toBe('unavailable');
  expect(nextFrameProblem(lost, ended)).toBeNull();
});

test('GM-08 an ended session lasts until the game opens again', () => {
  const over = nextFrameProblem(null, failed('sessionEnded'));
  expect(nextFrameProblem(over, ended)).toBe('sessionEnded');
  expect(nextFrameProblem(over, { ...marks, type: 'ready' })).toBeNull();
  expect(nextFrameProblem(null, failed('playedElsewhere'))).toBe('playedElsewhere');
  expect(nextFrameProblem('unavailable', failed('gameRecalled'))).toBe('recalled');
});

test('UK8 ON6 an open round in another game is a problem until a round begins here', () => {
  const other: GameFrameEvent = { ...marks, type: 'otherGameOpen', openGameGroupId: 12 };
  expect(nextFrameProblem(null, other)).toBe('otherGameOpen');
  expect(nextFrameProblem('otherGameOpen', { ...marks, type: 'roundStarted', roundId: 'r' })).toBeNull();
  expect(nextFrameProblem('sessionEnded', other)).toBe('sessionEnded');
  expect(openingFailure(other)).toBeNull();
});

test('insufficient funds is not a failure of the window', () => {
  expect(nextFrameProblem(null, failed('insufficientFunds'))).toBeNull();
  expect(openingFailure(failed('insufficientFunds'))).toBeNull();
});

test('GM-08 a game that fails before it is ready failed to open', () => {
  expect(openingFailure(failed('serviceUnavailable'))).toBe('noResponse');
  expect(openingFailure(failed('launchTokenRefused'))).toBe('refused');
  expect(openingFailure(failed('playedElsewhere'))).toBe('playedElsewhere');
  expect(openingFailure(failed('gameRecalled'))).toBe('recalled');
  expect(openingFailure(ended)).toBeNull();
});

test('GM-08 only a round clears a service failure', () => {
  const started: GameFrameEvent = { ...marks, type: 'roundStarted', roundId: 'r' };
  expect([
    nextFrameProblem('unavailable', started),
    nextFrameProblem('playedElsewhere', started),
    nextFrameProblem('sessionEnded', { ...marks, type: 'heartbeat' }),
  ]).toEqual([null, 'playedElsewhere', 'sessionEnded']);
  expect(nextFrameProblem('unavailable', failed('insufficientFunds'))).toBe('unavailable');
  expect(nextFrameProblem(null, failed('launchTokenRefused'))).toBe('sessionEnded');
  expect(openingFailure(failed('sessionEnded'))).toBe('refused');
});
