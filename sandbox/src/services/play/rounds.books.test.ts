import { randomUUID } from 'node:crypto';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlayedRounds } from './createPlayedRounds.ts';
import { casinos, failingWallet, ladderGame, slotGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

type Step =
  | { is: 'begin'; game: 'slot' | 'ladder'; stake: number }
  | { is: 'move'; move: 'climb' | 'double' | 'take' }
  | { is: 'again' }
  | { is: 'restart'; breaking: 'stake' | 'win' | null }
  | { is: 'reopen'; game: 'slot' | 'ladder' }
  | { is: 'pass'; ms: number }
  | { is: 'settle' };

const games = { slot: slotGame, ladder: ladderGame } as const;
const game = fc.constantFrom('slot' as const, 'ladder' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('begin' as const), game, stake: fc.constantFrom(20, 100, 500, 2500, 9900) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant('move' as const),
      move: fc.constantFrom('climb' as const, 'double' as const, 'take' as const),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ is: 'again' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('restart' as const),
      breaking: fc.constantFrom('stake' as const, 'win' as const, null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('reopen' as const), game }) },
  {
    weight: 8,
    arbitrary: fc.record({ is: fc.constant('pass' as const), ms: fc.constantFrom(100, 5000, 5000, 13 * 3_600_000) }),
  },
  { weight: 2, arbitrary: fc.constant({ is: 'settle' as const }) },
);

/** Every third stake wins a jackpot, so that the books contain jackpot wins. */
function thirdStakeWins() {
  let stakes = 0;
  return {
    stakePlaced: () => (++stakes % 3 === 0 ? [{ jackpotId: 'daily', amount: 777 }] : []),
    roundSettled: () => undefined,
  };
}

async function run(play: PlayUnderTest, seed: number, steps: readonly Step[]): Promise<void> {
  const draw = seededDraw(seed);
  const observers = [thirdStakeWins()];
  const sound = { draw, observers };
  play.restart(sound);
  const bearers = { slot: (await play.open(slotGame)).sessionId, ladder: (await play.open(ladderGame)).sessionId };
  let roundId: string = randomUUID();
  let last: () => Promise<{ status: number; body: object }> = () => play.call('/history', { bearer: bearers.slot });
  let lastResponse: { status: number; body: object } | undefined;
  let broken = false;
  for (const one of steps) {
    if (one.is === 'begin') {
      const key = randomUUID();
      const bearer = bearers[one.game];
      last = () => play.begin(bearer, one.stake, key);
      const response = await play.begin(bearer, one.stake, key);
      lastResponse = response;
      if (response.status === 200 && one.game === 'ladder') ({ roundId } = response.body);
    } else if (one.is === 'move') {
      const [key, of] = [randomUUID(), roundId];
      last = () => play.move(bearers.ladder, of, one.move, key);
      lastResponse = await last();
    } else if (one.is === 'again') {
      const again = await last();
      // A repeated request returns the booked result.
      if (!broken && lastResponse?.status === 200)
        expect(again).toMatchObject({ status: 200, body: lastResponse.body });
    } else if (one.is === 'restart') {
      broken = one.breaking !== null;
      play.restart(broken ? { ...sound, wallet: failingWallet(play.wallet, (kind) => kind === one.breaking) } : sound);
      lastResponse = undefined;
    } else if (one.is === 'reopen') {
      if (!broken) bearers[one.game] = (await play.open(games[one.game])).sessionId;
      lastResponse = undefined;
    } else if (one.is === 'pass') {
      play.clock.move(one.ms);
    } else {
      play.restart(sound);
      broken = false;
      await play.settleAbandoned();
      lastResponse = undefined;
    }
  }
  play.restart(sound);
  await checkBooks(play, bearers.ladder);
}

async function checkBooks(play: PlayUnderTest, bearer: string): Promise<void> {
  const { userId, wallet } = play;
  const { totals } = createPlayedRounds(play);
  const agree = (): void => {
    const { stake, win } = totals({ userId });
    const moves = wallet.history(userId);
    const booked = (kind: string) =>
      moves.filter((move) => move.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect({ stake, win }).toEqual({ stake: booked('stake'), win: booked('win') });
    expect(wallet.realBalance(userId)).toBe(100_000 - stake + win);
    expect(wallet.verifyBooks().balanced).toBe(true);
  };
  agree();
  const balances = wallet.history(userId).map(({ balanceAfter }) => balanceAfter);
  for (const round of await play.history(bearer)) {
    const ofRound = wallet.history(userId).filter(({ reference }) => reference === round.roundId);
    const sum = (kind: string) =>
      ofRound.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0);
    expect(sum('stake')).toBe(round.stake);
    if (round.win === null) continue;
    expect(sum('win')).toBe(round.win);
    // A loss books nothing when it settles, so its balance may come from the booking of another game. A jackpot does not
    // show that the round was won: it is booked with a stake, and the round may still be lost.
    const last = ofRound.at(-1);
    if (last?.key.endsWith(':win') === true) expect(last.balanceAfter).toBe(round.balance);
    else expect(balances).toContain(round.balance);
  }
  // No player returns: after a day no round is open, and every stake is settled once.
  play.clock.move(24 * 3_600_000);
  await play.settleAbandoned();
  agree();
  expect((await play.history(bearer)).filter(({ win }) => win === null)).toEqual([]);
  const settled = wallet.history(userId).length;
  await play.settleAbandoned();
  expect(wallet.history(userId)).toHaveLength(settled);
}

test('GM-09 GM-08 the books balance after random rounds, repeats, failures, restarts and abandonment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(step, { minLength: 5, maxLength: 60 }), async (seed, steps) => {
      const play = startPlay(casinos.restOfWorld);
      await run(play, seed, steps);
      expect(play.wallet.verifyBooks().balanced).toBe(true);
      play.database.close();
    }),
    { numRuns: 60 },
  );
});
