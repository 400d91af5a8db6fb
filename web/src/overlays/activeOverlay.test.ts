import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlayRanks, activeOverlay } from './activeOverlay.ts';
import type { OverlayRank, OverlayRequest } from './activeOverlay.ts';

const calm = { isRoundRunning: false, isPlayersOpen: false };
const wish = fc.record({
  id: fc.uuid(),
  rank: fc.constantFrom<OverlayRank>(...overlayRanks),
  waitsForRound: fc.boolean(),
});
const wishes = fc.uniqueArray(wish, { selector: ({ id }) => id, maxLength: 12 });
const moment = fc.record({ isRoundRunning: fc.boolean(), isPlayersOpen: fc.boolean() });
const place = ({ rank }: OverlayRequest) => overlayRanks.indexOf(rank);

test('one shows: the regulator’s before money, money before the game, then achievements, then marketing', () => {
  const all: OverlayRequest[] = overlayRanks.toReversed().map((rank) => ({ id: rank, rank }));
  const order: (string | null)[] = [];
  for (let left = all; left.length > 0;) {
    const shown = activeOverlay(left, calm);
    order.push(shown);
    left = left.filter(({ id }) => id !== shown);
  }
  expect(order).toEqual([...overlayRanks]);
});

test('of one rank the oldest shows, and a newer one does not push it away', () => {
  fc.assert(
    fc.property(wishes, (made) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, calm));
      const equals = made.filter((one) => shown && place(one) === place(shown));
      expect(equals[0]).toBe(shown);
      expect(made.every((one) => !shown || place(one) >= place(shown))).toBe(true);
    }),
  );
});

test('nothing below money shows while a round runs, nor what must not break into one', () => {
  fc.assert(
    fc.property(wishes, fc.boolean(), (made, isPlayersOpen) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, { isRoundRunning: true, isPlayersOpen }));
      expect(shown === undefined || (['regulator', 'money'].includes(shown.rank) && !shown.waitsForRound)).toBe(true);
    }),
  );
});

test.each(['regulator', 'money'] as const)(
  'RM-01 %s interrupts a round, unless it waits for the round to end',
  (rank) => {
    const running = { isRoundRunning: true, isPlayersOpen: false };
    expect(activeOverlay([{ id: 'a', rank }], running)).toBe('a');
    expect(activeOverlay([{ id: 'a', rank, waitsForRound: false }], running)).toBe('a');
    expect(activeOverlay([{ id: 'a', rank, waitsForRound: true }], running)).toBeNull();
  },
);

test('a regulatory overlay covers an overlay that the player opened', () => {
  const opened = { isRoundRunning: false, isPlayersOpen: true };
  expect(
    activeOverlay(
      [
        { id: 'a', rank: 'money' },
        { id: 'b', rank: 'regulator' },
      ],
      opened,
    ),
  ).toBe('b');
  expect(activeOverlay([{ id: 'a', rank: 'money' }], opened)).toBeNull();
});

test('what the player opened is covered by nobody but the regulator', () => {
  fc.assert(
    fc.property(wishes, fc.boolean(), (made, isRoundRunning) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, { isRoundRunning, isPlayersOpen: true }));
      expect(shown?.rank ?? 'regulator').toBe('regulator');
    }),
  );
});

test('nothing is left out for good: with the wishes before it granted, every wish shows in a calm moment', () => {
  fc.assert(
    fc.property(wishes, moment, (made, first) => {
      const seen = new Set<string>();
      let left = made;
      for (let step = 0; step < made.length + 1; step += 1) {
        const shown = activeOverlay(left, step === 0 ? first : calm);
        if (shown === null) continue;
        seen.add(shown);
        left = left.filter(({ id }) => id !== shown);
      }
      expect(seen.size).toBe(made.length);
    }),
  );
});
