import { randomUUID } from 'node:crypto';
import type { PlacedStake, SettledRound } from '@foyer/games/engines/roundObserver';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import type { PlayRefusal, RoundResponse } from '@foyer/games/play/playApi';
import { beforeEach, expect, test } from 'vitest';
import { createSchema } from '../../kernel/dataFolder.ts';
import { createFreeSpinGrants } from '../quests/freeSpinGrants.ts';
import type { FreeSpinGrants } from '../quests/freeSpinGrants.ts';
import { questsSchema } from '../quests/questsSchema.ts';
import { ladderGame, slotGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

let play: PlayUnderTest;
let grants: FreeSpinGrants;
let stakes: PlacedStake[];
let settled: SettledRound[];

beforeEach(() => {
  play = startPlay();
  [stakes, settled] = [[], []];
  createSchema(play.database, [questsSchema]);
  grants = createFreeSpinGrants(play);
  const watch = {
    stakePlaced: (stake: PlacedStake) => (stakes.push(stake), []),
    roundSettled: (round: SettledRound) => void settled.push(round),
  };
  play.restart({ draw: seededDraw(3), freeSpins: grants, observers: [watch] });
});

const grant = (gameGroupId: number, spins: number, stake = 40) =>
  grants.grant({
    source: `test-${gameGroupId}`,
    userId: play.userId,
    gameGroupId,
    currencyIsoCode: 'GBP',
    stake,
    spins,
    playBefore: play.clock.now() + 86_400_000,
  });
const free = (bearer: string, clientRoundKey: string = randomUUID(), bet: unknown = { stake: 500 }) =>
  play.call<RoundResponse & PlayRefusal>('/rounds', { bearer, body: { bet, clientRoundKey, isFree: true } });

test('QU-02 a free spin costs nothing, pays real money and is used once per key', async () => {
  grant(slotGame, 40);
  const { sessionId: bearer, freeSpins, balance } = await play.open();
  expect(freeSpins).toEqual({ left: 40, stake: 40 });
  let won = 0;
  for (let spin = 1; spin <= 40; spin += 1) {
    play.clock.move(60_000);
    const key = randomUUID();
    const { status, body } = await free(bearer, key);
    expect([status, body.stake, body.freeSpins?.left ?? 0]).toEqual([200, 0, 40 - spin]);
    expect((await free(bearer, key)).body.roundId).toBe(body.roundId);
    won += body.win ?? 0;
    expect(body.balance).toBe(balance + won);
  }
  expect(won).toBeGreaterThan(0);
  expect(grants.of(play.userId)).toMatchObject([{ left: 0, won, state: 'used' }]);
  // No stake was placed: jackpots, bonuses and limits do not count free spins.
  expect(stakes).toEqual([]);
  expect(settled.map(({ stake }) => stake)).toEqual(Array.from({ length: 40 }, () => 0));
  expect(await play.totals(bearer)).toEqual({ rounds: 40, stake: 0, win: won });
  expect(play.wallet.verifyBooks()).toMatchObject({ balanced: true });
  play.clock.move(60_000);
  expect((await free(bearer)).body).toEqual({ reason: 'noFreeSpins' });
  expect(play.wallet.realBalance(play.userId)).toBe(balance + won);
});

test('QU-02 free spins apply only to their own game and to games without moves', async () => {
  grant(ladderGame, 2, 100);
  const slot = await play.open();
  expect(slot).not.toHaveProperty('freeSpins');
  expect((await free(slot.sessionId)).status).toBe(409);
  const ladder = await play.open(ladderGame);
  expect((await free(ladder.sessionId)).body).toEqual({ reason: 'noFreeSpins' });
  expect(grants.of(play.userId)).toMatchObject([{ left: 2 }]);
});

test('QU-02 a paid round uses no free spin', async () => {
  grant(slotGame, 2);
  const { sessionId } = await play.open();
  const { body } = await play.begin(sessionId, 100);
  expect(body).toMatchObject({ stake: 100, freeSpins: { left: 2, stake: 40 } });
  expect(stakes).toMatchObject([{ amount: 100 }]);
});

test('QU-02 seed 3: a free spin wins the same as a paid round at its stake, whatever bet is sent', async () => {
  grant(slotGame, 30);
  const paid = startPlay();
  paid.restart({ draw: seededDraw(3) });
  const [{ sessionId: bearer }, { sessionId: paying }] = [await play.open(), await paid.open()];
  const wins: [number | null, number | null][] = [];
  for (let spin = 0; spin < 30; spin += 1) {
    for (const { clock } of [play, paid]) clock.move(60_000);
    wins.push([
      (await free(bearer, randomUUID(), spin % 2 === 0 ? { stake: 500 } : 'no bet')).body.win,
      (await paid.begin(paying, 40)).body.win,
    ]);
  }
  expect(wins.filter(([own, other]) => own !== other)).toEqual([]);
  expect(wins.some(([own]) => own !== null && own > 0)).toBe(true);
});

test('UK24 QU-02 the age-based maximum stake does not apply to free spins', async () => {
  play.restart({ draw: seededDraw(3), freeSpins: grants, ageOf: () => 20 });
  grant(slotGame, 1, 500);
  const { sessionId } = await play.open();
  expect((await free(sessionId)).status).toBe(200);
});

test('QU-02 refuses a free spin when none was granted', async () => {
  play.restart();
  const { sessionId } = await play.open();
  const { status, body } = await free(sessionId);
  expect([status, body]).toEqual([409, { reason: 'noFreeSpins' }]);
});
