import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownBlackjack } from '../../games/src/engines/blackjack/blackjackApi.ts';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

const blackjack = gameOf('blackjack');

/** Sends a call and kills the sandbox, either `before` the call arrives or `after` it is done and its response lost. */
async function callAndKill(when: 'before' | 'after', call: () => Promise<unknown>): Promise<void> {
  if (when === 'after') await sandbox.faults({ target: 'gamesPages', kind: 'lostResponse', times: 1 });
  const pending = call().catch((error: unknown) => error);
  if (when === 'after') expect(await pending).toBeInstanceOf(Error);
  await sandbox.crashAndRestart();
  await pending;
}

async function player() {
  // Its weekly maintenance must not fall on the hour of this test.
  await sandbox.maintain({ gameId: blackjack.gameGroupId, minutes: 0 });
  const { userId, ...credentials } = await sandbox.newPlayer({ scenario: 'funded', marketId: 'ca' });
  const { sessionId } = await openGame(sandbox, blackjack.gameGroupId, credentials);
  const post = (path: string, body: object) => gameCall<RoundResponse>(sandbox, 'POST', path, sessionId, body);
  return {
    userId,
    begin: (clientRoundKey: string) => post('/rounds', { bet: { stake: 100 }, clientRoundKey }),
    move: (roundId: string, move: string, clientMoveKey: string) =>
      post(`/rounds/${roundId}/moves`, { move, clientMoveKey }),
  };
}

const movesOf = (round: RoundResponse) => (round.shown as ShownBlackjack).moves;

test.each(['before', 'after'] as const)(
  'GM-08 GM-09 ON11b a crash %s beginning a round and a repeated request give one round with one stake @ca',
  async (when) => {
    const { userId, begin } = await player();
    const key = randomUUID();
    await callAndKill(when, () => begin(key));
    const round = await begin(key);
    expect(round.status).toBe(200);
    expect((await begin(key)).body).toEqual(round.body);
    const { balance, balanced, history } = await sandbox.books(userId);
    expect(history.filter(({ kind }) => kind === 'stake')).toMatchObject([
      { amount: 100, reference: round.body.roundId },
    ]);
    expect({ balance, balanced }).toEqual({ balance: round.body.balance, balanced: true });
  },
);

test.each(['before', 'after'] as const)(
  'GM-08 GM-09 ON11b a crash %s a move and a repeated request play the move once on the same hand @ca',
  async (when) => {
    // A round that starts with a blackjack has no moves, so another player tries again.
    for (;;) {
      const { userId, begin, move } = await player();
      const { body: begun } = await begin(randomUUID());
      if (!movesOf(begun).includes('double')) continue;
      const key = randomUUID();
      await callAndKill(when, () => move(begun.roundId, 'double', key));
      const doubled = await move(begun.roundId, 'double', key);
      expect([doubled.status, doubled.body]).toMatchObject([200, { roundId: begun.roundId, stake: 200 }]);
      expect(doubled.body.win).not.toBeNull();
      expect((await move(begun.roundId, 'double', key)).body).toEqual(doubled.body);
      const before = begun.shown as ShownBlackjack;
      const after = doubled.body.shown as ShownBlackjack;
      expect(after.hands[0]?.cards.slice(0, 2)).toEqual(before.hands[0]?.cards);
      expect(after.dealer.cards[0]).toBe(before.dealer.cards[0]);
      const { balance, balanced, history } = await sandbox.books(userId);
      const booked = (kind: string) => history.filter((one) => one.kind === kind).map(({ amount }) => amount);
      expect(booked('stake')).toEqual([100, 100]);
      expect(booked('win').reduce((sum, amount) => sum + amount, 0)).toBe(doubled.body.win);
      expect({ balance, balanced }).toEqual({ balance: doubled.body.balance, balanced: true });
      return;
    }
  },
);
