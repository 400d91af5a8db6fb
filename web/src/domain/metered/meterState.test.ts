import type { MeteredSession } from '@foyer/contract/metered';
import { expect, test } from 'vitest';
import { meterAfter, noMeter } from './meterState.ts';
import type { MeterEvent } from './meterState.ts';

const session = (own: Partial<MeteredSession> = {}): MeteredSession => ({
  id: 'a'.repeat(22),
  gameGroupId: 7,
  startedAt: 1,
  endedAt: null,
  staked: 0,
  won: 0,
  ...own,
});
const message = (topic: Extract<MeterEvent, { type: 'message' }>['topic'], content = session()): MeterEvent => ({
  type: 'message',
  topic,
  content,
});
const open = meterAfter(noMeter, { type: 'started', session: session() });

test('GM-07 RT-06 mpd marks the session as presumed dead, and meteredAlive revives it', () => {
  expect(open).toEqual({ phase: 'open', session: session(), life: 'alive' });
  const presumed = meterAfter(open, message('mpd'));
  expect(presumed).toMatchObject({ phase: 'open', life: 'presumedDead' });
  expect(meterAfter(presumed, message('meteredAlive', session({ staked: 40 })))).toEqual({
    phase: 'open',
    session: session({ staked: 40 }),
    life: 'alive',
  });
});

test('GM-07 RT-06 mdd closes the session for good', () => {
  const dead = meterAfter(open, message('mdd', session({ endedAt: 9 })));
  expect(dead).toMatchObject({ phase: 'closed', why: 'declaredDead' });
  expect(meterAfter(dead, message('meteredAlive'))).toBe(dead);
  // The game window still shows the notice while it closes the game; the next launch clears it.
  expect(meterAfter(dead, { type: 'ended' })).toBe(dead);
  expect(meterAfter(dead, { type: 'cleared' })).toEqual(noMeter);
});

test('GM-07 RT-06 meteredGameSession updates the figures and closes a session that ended elsewhere', () => {
  expect(meterAfter(open, message('meteredGameSession', session({ staked: 80, won: 20 })))).toMatchObject({
    phase: 'open',
    session: { staked: 80, won: 20 },
  });
  expect(meterAfter(open, message('meteredGameSession', session({ endedAt: 9 })))).toMatchObject({
    phase: 'closed',
    why: 'elsewhere',
  });
});

test('ignores messages about another session or after the end', () => {
  expect(meterAfter(open, message('mdd', session({ id: 'b'.repeat(22) })))).toBe(open);
  expect(meterAfter(meterAfter(open, { type: 'ended' }), message('mdd'))).toEqual(noMeter);
});
