import type { MeteredSession } from '@foyer/contract/metered';
import { expect, test } from 'vitest';
import { meterAfter, noMeter } from '../../domain/metered/meterState.ts';
import type { MeterEvent, MeterState } from '../../domain/metered/meterState.ts';
import { endsGame, windowProblem } from './windowProblem.ts';

const session: MeteredSession = { id: 'a'.repeat(22), gameGroupId: 7, startedAt: 1, endedAt: null, staked: 0, won: 0 };
const open = meterAfter(noMeter, { type: 'started', session });
const after = (topic: Extract<MeterEvent, { type: 'message' }>['topic'], content = session) =>
  meterAfter(open, { type: 'message', topic, content });
const well = { frameProblem: null, meter: noMeter, isLost: false, isDisplaced: false };
const problem = (meter: MeterState) => windowProblem({ ...well, meter });

test('GM-07 mpd shows a notice, meteredAlive removes it and mdd ends the game', () => {
  expect(problem(open)).toBeNull();
  expect(problem(after('mpd'))).toBe('meterPresumedDead');
  expect(endsGame('meterPresumedDead')).toBe(false);
  expect(problem(meterAfter(after('mpd'), { type: 'message', topic: 'meteredAlive', content: session }))).toBeNull();
  expect(problem(after('mdd', { ...session, endedAt: 9 }))).toBe('meterDead');
  expect(endsGame('meterDead')).toBe(true);
});

test('GM-07 a session ended elsewhere is shown as played elsewhere', () => {
  expect(problem(after('meteredGameSession', { ...session, staked: 40 }))).toBeNull();
  expect(problem(after('meteredGameSession', { ...session, endedAt: 9 }))).toBe('playedElsewhere');
});

test('GM-08 shows problem that ends the game first, then failures of the game, then silence', () => {
  const worst = {
    frameProblem: 'unavailable' as const,
    meter: after('mdd', { ...session, endedAt: 9 }),
    isLost: true,
    isDisplaced: true,
  };
  expect(windowProblem({ ...worst, frameProblem: 'recalled' })).toBe('recalled');
  expect(windowProblem(worst)).toBe('meterDead');
  expect(windowProblem({ ...worst, meter: noMeter })).toBe('playedElsewhere');
  expect(windowProblem({ ...worst, meter: noMeter, isDisplaced: false })).toBe('unavailable');
  expect(windowProblem({ ...well, isLost: true, meter: after('mpd') })).toBe('lost');
  expect(windowProblem(well)).toBeNull();
});

test('GM-08 an ended session, play elsewhere, a recall and a dead meter end the game, and nothing else does', () => {
  const all = [
    'unavailable',
    'sessionEnded',
    'playedElsewhere',
    'recalled',
    'lost',
    'meterPresumedDead',
    'meterDead',
  ] as const;
  expect(all.filter(endsGame)).toEqual(['sessionEnded', 'playedElsewhere', 'recalled', 'meterDead']);
});

test('GM-08 shows a failure of the game before a failure of its meter', () => {
  expect(windowProblem({ ...well, frameProblem: 'playedElsewhere' })).toBe('playedElsewhere');
  expect(windowProblem({ ...well, frameProblem: 'sessionEnded', isLost: true, meter: after('mpd') })).toBe(
    'sessionEnded',
  );
});
