import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlayRanks, activeOverlay } from './activeOverlay.ts';
import type { OverlayRank, OverlayRequest } from './activeOverlay.ts';

const idle = { isRoundRunning: false, isPlayersOpen: false };
const overlayRequest = fc.record({
  id: fc.uuid(),
  rank: fc.constantFrom<OverlayRank>(...overlayRanks),
  waitsForRound: fc.boolean(),
});
const overlayRequests = fc.uniqueArray(overlayRequest, { selector: ({ id }) => id, maxLength: 12 });
const moment = fc.record({ isRoundRunning: fc.boolean(), isPlayersOpen: fc.boolean() });
const place = ({ rank }: OverlayRequest) => overlayRanks.indexOf(rank);

test('shows one overlay by rank: regulator, money, game, achievements, marketing', () => {
  const all: OverlayRequest[] = overlayRanks.toReversed().map((rank) => ({ id: rank, rank }));
  const order: (string | null)[] = [];
  for (let left = all; left.length > 0;) {
    const shown = activeOverlay(left, idle);
    order.push(shown);
    left = left.filter(({ id }) => id !== shown);
  }
  expect(order).toEqual([...overlayRanks]);
});

test('shows the oldest overlay of a rank and keeps it when a newer one is requested', () => {
  fc.assert(
    fc.property(overlayRequests, (made) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, idle));
      const equals = made.filter((one) => shown && place(one) === place(shown));
      expect(equals[0]).toBe(shown);
      expect(made.every((one) => !shown || place(one) >= place(shown))).toBe(true);
    }),
  );
});

test('during a round, shows only regulator and money overlays that need not wait', () => {
  fc.assert(
    fc.property(overlayRequests, fc.boolean(), (made, isPlayersOpen) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, { isRoundRunning: true, isPlayersOpen }));
      expect(shown === undefined || (['regulator', 'money'].includes(shown.rank) && !shown.waitsForRound)).toBe(true);
    }),
  );
});

test.each(['regulator', 'money'] as const)('RM-01 %s interrupts a round unless it waits for the end', (rank) => {
  const running = { isRoundRunning: true, isPlayersOpen: false };
  expect(activeOverlay([{ id: 'a', rank }], running)).toBe('a');
  expect(activeOverlay([{ id: 'a', rank, waitsForRound: false }], running)).toBe('a');
  expect(activeOverlay([{ id: 'a', rank, waitsForRound: true }], running)).toBeNull();
});

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

test('only a regulatory overlay covers what the player opened', () => {
  fc.assert(
    fc.property(overlayRequests, fc.boolean(), (made, isRoundRunning) => {
      const shown = made.find(({ id }) => id === activeOverlay(made, { isRoundRunning, isPlayersOpen: true }));
      expect(shown?.rank ?? 'regulator').toBe('regulator');
    }),
  );
});

test('every requested overlay is shown eventually', () => {
  fc.assert(
    fc.property(overlayRequests, moment, (made, first) => {
      const seen = new Set<string>();
      let left = made;
      for (let step = 0; step < made.length + 1; step += 1) {
        const shown = activeOverlay(left, step === 0 ? first : idle);
        if (shown === null) continue;
        seen.add(shown);
        left = left.filter(({ id }) => id !== shown);
      }
      expect(seen.size).toBe(made.length);
    }),
  );
});
