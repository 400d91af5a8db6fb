import type { MeteredSession } from '@foyer/contract/metered';
import { expect, test } from 'vitest';
import { meterAfter, noMeter } from '../../domain/metered/meterState.ts';
import type { MeterEvent, MeterState } from '../../domain/metered/meterState.ts';
import { endsGame, windowTrouble } from './windowTrouble.ts';

const session: MeteredSession = { id: 'a'.repeat(22), gameGroupId: 7, startedAt: 1, endedAt: null, staked: 0, won: 0 };
const open = meterAfter(noMeter, { type: 'started', session });
const after = (topic: Extract<MeterEvent, { type: 'message' }>['topic'], content = session) =>
  meterAfter(open, { type: 'message', topic, content });
const well = { trouble: null, meter: noMeter, isLost: false, isDisplaced: false };
const trouble = (meter: MeterState) => windowTrouble({ ...well, meter });

test('GM-07 mpd is told while the game goes on, meteredAlive takes it back, mdd ends the game', () => {
  expect(trouble(open)).toBeNull();
  expect(trouble(after('mpd'))).toBe('meterPresumedDead');
  expect(endsGame('meterPresumedDead')).toBe(false);
  expect(trouble(meterAfter(after('mpd'), { type: 'message', topic: 'meteredAlive', content: session }))).toBeNull();
  expect(trouble(after('mdd', { ...session, endedAt: 9 }))).toBe('meterDead');
  expect(endsGame('meterDead')).toBe(true);
});

test('GM-07 a session that a newer one replaced is told as play elsewhere', () => {
  expect(trouble(after('meteredGameSession', { ...session, staked: 40 }))).toBeNull();
  expect(trouble(after('meteredGameSession', { ...session, endedAt: 9 }))).toBe('playedElsewhere');
});

test('GM-08 what ends the game is said before what the game says, and that before its silence', () => {
  const worst = {
    trouble: 'unavailable' as const,
    meter: after('mdd', { ...session, endedAt: 9 }),
    isLost: true,
    isDisplaced: true,
  };
  expect(windowTrouble(worst)).toBe('meterDead');
  expect(windowTrouble({ ...worst, meter: noMeter })).toBe('playedElsewhere');
  expect(windowTrouble({ ...worst, meter: noMeter, isDisplaced: false })).toBe('unavailable');
  expect(windowTrouble({ ...well, isLost: true, meter: after('mpd') })).toBe('lost');
  expect(windowTrouble(well)).toBeNull();
});

test('GM-08 a session that is over, play elsewhere and a dead meter end the game, and nothing else does', () => {
  const all = ['unavailable', 'sessionEnded', 'playedElsewhere', 'lost', 'meterPresumedDead', 'meterDead'] as const;
  expect(all.filter(endsGame)).toEqual(['sessionEnded', 'playedElsewhere', 'meterDead']);
});

test('GM-08 shows a failure of the game before a failure of its meter', () => {
  expect(windowTrouble({ ...well, trouble: 'playedElsewhere' })).toBe('playedElsewhere');
  expect(windowTrouble({ ...well, trouble: 'sessionEnded', isLost: true, meter: after('mpd') })).toBe('sessionEnded');
});
