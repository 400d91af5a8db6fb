import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { expect, test } from 'vitest';
import { openingFailureOf, troubleAfter } from './frameTrouble.ts';

const marks = { foyer: 1, gameGroupId: 7 } as const;
const failed = (reason: Extract<GameFrameEvent, { type: 'failed' }>['reason']): GameFrameEvent => ({
  ...marks,
  type: 'failed',
  reason,
});
const ended: GameFrameEvent = { ...marks, type: 'roundEnded', roundId: 'r', stake: 1, win: 0, balance: 9 };

test('GM-08 a service that does not answer is trouble until the next round', () => {
  const lost = troubleAfter(null, failed('serviceUnavailable'));
  expect(lost).toBe('unavailable');
  expect(troubleAfter(lost, { ...marks, type: 'heartbeat' })).toBe('unavailable');
  expect(troubleAfter(lost, ended)).toBeNull();
});

test('GM-08 a session that is over stays over until the game opens anew', () => {
  const over = troubleAfter(null, failed('sessionEnded'));
  expect(troubleAfter(over, ended)).toBe('sessionEnded');
  expect(troubleAfter(over, { ...marks, type: 'ready' })).toBeNull();
  expect(troubleAfter(null, failed('playedElsewhere'))).toBe('playedElsewhere');
});

test('too little for a stake is no trouble of the window', () => {
  expect(troubleAfter(null, failed('insufficientFunds'))).toBeNull();
  expect(openingFailureOf(failed('insufficientFunds'))).toBeNull();
});

test('GM-08 a game that fails before it is there did not start', () => {
  expect(openingFailureOf(failed('serviceUnavailable'))).toBe('noAnswer');
  expect(openingFailureOf(failed('launchTokenRefused'))).toBe('refused');
  expect(openingFailureOf(failed('playedElsewhere'))).toBe('playedElsewhere');
  expect(openingFailureOf(ended)).toBeNull();
});

test('GM-08 only a started round clears a service failure of the game', () => {
  const started: GameFrameEvent = { ...marks, type: 'roundStarted', roundId: 'r' };
  expect([
    troubleAfter('unavailable', started),
    troubleAfter('playedElsewhere', started),
    troubleAfter('sessionEnded', { ...marks, type: 'heartbeat' }),
  ]).toEqual([null, 'playedElsewhere', 'sessionEnded']);
  expect(troubleAfter('unavailable', failed('insufficientFunds'))).toBe('unavailable');
  expect(troubleAfter(null, failed('launchTokenRefused'))).toBe('sessionEnded');
  expect(openingFailureOf(failed('sessionEnded'))).toBe('refused');
});
