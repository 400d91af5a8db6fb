import { randomUUID } from 'node:crypto';
import { engines } from '@foyer/games/engines/engines';
import { ladderEngine } from '@foyer/games/engines/ladderEngine';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { beforeEach, expect, test } from 'vitest';
import { createSchema } from '../../kernel/dataFolder.ts';
import { createRecalls, type Recalls, recallsSchema } from '../games/recalls.ts';
import { casinos, ladderGame, slotGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

let play: PlayUnderTest;
let recalls: Recalls;
let bearer: string;
/** Longer than the minimum time of a round. */
const minimumRoundMs = 60_000;
const jackpot: { roundId: string | null } = { roundId: null };
/** Pays a jackpot for the stake of the next round. */
const observer: RoundObserver = {
  stakePlaced({ roundId }) {
    if (jackpot.roundId !== 'next') return [];
    jackpot.roundId = roundId;
    return [{ jackpotId: 'rapid', amount: 5000 }];
  },
  roundSettled: () => undefined,
};

/** Begins a round that waits for a move. */
const beginOpen: (typeof ladderEngine)['begin'] = (modelId, bet) => ladderEngine.begin(modelId, bet, () => 1);

function restart(isWithdrawn?: (gameGroupId: number) => boolean): void {
  recalls = createRecalls({ ...play, log: () => undefined });
  play.restart({
    recalls,
    isWithdrawn: isWithdrawn ?? recalls.isRecalled,
    observers: [observer],
    engines: { ...engines, blackjack: { ...ladderEngine, begin: beginOpen } },
  });
}

beforeEach(async () => {
  jackpot.roundId = null;
  play = startPlay(casinos.restOfWorld);
  createSchema(play.database, [recallsSchema]);
  restart();
  ({ sessionId: bearer } = await play.open(ladderGame));
});

const recordOf = (roundId: string) => ({
  ...(play.database.prepare('SELECT ending FROM game_round_record WHERE round_id = ?').get(roundId) as object),
});

test('GM-09 a recall voids an open round and returns its whole stake once', async () => {
  const { body } = await play.begin(bearer, 100);
  recalls.recall([ladderGame], 'A fault.');
  recalls.endOpenRounds();
  void play.settleAbandoned();
  expect(play.wallet.realBalance(play.userId)).toBe(100_000);
  expect((await play.history(bearer))[0]).toMatchObject({ roundId: body.roundId, stake: 100, win: 100 });
  expect(recordOf(body.roundId)).toEqual({ ending: 'void' });
  expect(recalls.log(1)[0]?.endedRounds).toBe(1);
});

test('GM-09 a jackpot that a recalled round has won stays paid beside the returned stake', async () => {
  jackpot.roundId = 'next';
  const { body } = await play.begin(bearer, 100);
  expect(body).toMatchObject({ win: null, jackpotWin: 5000 });
  recalls.recall([ladderGame], 'A fault.');
  expect(play.wallet.realBalance(play.userId)).toBe(105_000);
  expect((await play.history(bearer))[0]).toMatchObject({ stake: 100, win: 5100 });
});

test('GM-09 a recalled game begins no round, takes no move and opens no session, and other games go on', async () => {
  const { body: open } = await play.begin(bearer, 100);
  const { sessionId: slot } = await play.open(slotGame);
  recalls.recall([ladderGame], 'A fault.');
  const refused = { status: 410, body: { reason: 'gameRecalled' } };
  expect(await play.move(bearer, open.roundId, 'climb')).toMatchObject(refused);
  expect(await play.begin(bearer, 100)).toMatchObject(refused);
  expect(await play.call('/session', { bearer })).toMatchObject(refused);
  const launchToken = `token-${randomUUID()}`;
  expect(await play.call('/session', { body: { launchToken, gameId: ladderGame } })).toMatchObject(refused);
  play.clock.move(minimumRoundMs);
  expect((await play.begin(slot, 20)).status).toBe(200);
  // The refusal has not spent the launch token.
  recalls.reinstate([ladderGame], 'Repaired.');
  expect((await play.open(ladderGame, launchToken)).round).toMatchObject({ win: 100, shown: null });
});

test('GM-09 a request that is repeated after a recall returns its round', async () => {
  const key = randomUUID();
  const { body: begun } = await play.begin(bearer, 100, key);
  recalls.recall([ladderGame], 'A fault.');
  expect((await play.begin(bearer, 100, key)).body).toMatchObject({ roundId: begun.roundId, win: 100, shown: null });
});

test('GM-09 a restart ends rounds that a crash left open after the recall', async () => {
  await play.begin(bearer, 100);
  recalls.onRecalled(() => undefined);
  recalls.recall([ladderGame], 'A fault.');
  expect(play.wallet.realBalance(play.userId)).toBe(99_900);
  restart();
  void play.settleAbandoned();
  expect(play.wallet.realBalance(play.userId)).toBe(100_000);
});

test('UK20 GM-09 an exclusion voids the open round of a game whose build is refused, and its rules decide nothing', async () => {
  const { body } = await play.begin(bearer, 100);
  restart((gameGroupId) => gameGroupId === ladderGame);
  expect(play.module().settleOpenRounds(play.userId)).toBe(1);
  expect(play.module().settleOpenRounds(play.userId)).toBe(0);
  expect(play.wallet.realBalance(play.userId)).toBe(100_000);
  expect(recordOf(body.roundId)).toEqual({ ending: 'void' });
});

test('UK20 GM-09 an exclusion voids the round that an interrupted recall left open, which the recall then leaves', async () => {
  const { body } = await play.begin(bearer, 100);
  recalls.onRecalled(() => undefined);
  recalls.recall([ladderGame], 'A fault.');
  expect(play.module().settleOpenRounds(play.userId)).toBe(1);
  restart();
  void play.settleAbandoned();
  expect(play.wallet.realBalance(play.userId)).toBe(100_000);
  expect(recordOf(body.roundId)).toEqual({ ending: 'void' });
});

test('AU-19 LB-10 a ban in a round that has won a jackpot leaves the jackpot paid, and the round ends by its rules', async () => {
  jackpot.roundId = 'next';
  const { body } = await play.begin(bearer, 100);
  expect(body).toMatchObject({ win: null, jackpotWin: 5000 });
  play.endAccountSession();
  expect((await play.move(bearer, body.roundId, 'climb')).status).toBe(401);
  expect(play.wallet.realBalance(play.userId)).toBe(104_900);
  play.clock.move(24 * 3_600_000);
  void play.settleAbandoned();
  void play.settleAbandoned();
  expect(recordOf(body.roundId)).toEqual({ ending: 'rules' });
  expect(play.wallet.verifyBooks()).toMatchObject({ balanced: true });
  expect(play.wallet.realBalance(play.userId)).toBeGreaterThanOrEqual(104_900);
});

test('GM-09 the rules of games with open rounds say what a recall does, in every language', () => {
  for (const { rules, models } of [engines.blackjack, engines.videoPoker])
    for (const { id } of models) {
      expect(rules(id, 'en').join('\n')).toContain(
        'withdrawn before, the round is void and its whole stake is returned',
      );
      expect(rules(id, 'zh').join('\n')).toContain('被撤回，该局作废，全部投注退回');
    }
});
