import { randomUUID } from 'node:crypto';
import {
  chooseStreaks,
  claimReward,
  playerCampaigns,
  playerFreeSpins,
  playerRewards,
  playerStatistics,
} from '@foyer/contract/campaigns';
import type { Campaign, FreeSpins, Reward, UserStatistics } from '@foyer/contract/campaigns';
import { addFavourite } from '@foyer/contract/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { hubClient, negotiateHub } from './support/hubClient.ts';
import { gameCall, openGame } from './support/openGame.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const dayMs = 86_400_000;
const newPlayer = (marketId = 'row') => sandbox.newPlayer({ brand: 'regency', marketId, scenario: 'funded' });
async function campaignsOf(bearer: string): Promise<Campaign[]> {
  return ((await sandbox.call(playerCampaigns, {}, { bearer })).body as { data: Campaign[] }).data;
}
const rewardsOf = async (bearer: string) =>
  ((await sandbox.call(playerRewards, {}, { bearer })).body as { data: Reward[] }).data;
const spinsOf = async (bearer: string) =>
  ((await sandbox.call(playerFreeSpins, {}, { bearer })).body as { data: FreeSpins[] }).data;
const claim = (bearer: string, rewardId: number) =>
  sandbox.call(claimReward, { params: { rewardId: String(rewardId) } }, { bearer });

/** Plays a round in each of the games. Returns the user token of the last session. */
async function playRounds(player: SandboxPlayer, gameIds: readonly number[]): Promise<string> {
  let userToken = '';
  for (const gameId of gameIds) {
    const game = await openGame(sandbox, gameId, player);
    userToken = game.userToken;
    const { status } = await gameCall(sandbox, 'POST', '/rounds', game.sessionId, {
      bet: { stake: 20 },
      clientRoundKey: randomUUID(),
    });
    expect(status).toBe(200);
    await sandbox.moveClock(10_000);
  }
  return userToken;
}

test('QU-01 QU-02 rounds earn free spins that only their player can claim, once, and play', async () => {
  const player = await newPlayer();
  const { tokens } = await sandbox.logIn(player);
  const quest = (await campaignsOf(tokens.userToken)).find(({ campaignId }) => campaignId === 'three-gem-games');
  expect(quest).toMatchObject({ progress: 0, target: 3 });
  const bearer = await playRounds(player, quest?.gameIds.slice(0, 3) ?? []);
  expect((await campaignsOf(bearer)).find(({ campaignId }) => campaignId === 'three-gem-games')?.progress).toBe(3);
  const [reward] = await rewardsOf(bearer);
  const id = reward?.rewardId ?? 0;

  const otherToken = (await sandbox.logIn(await newPlayer())).tokens.userToken;
  expect((await claim(otherToken, id)).status).toBe(404);
  expect(await rewardsOf(otherToken)).toEqual([]);
  // The first response is lost, and two requests follow concurrently.
  await sandbox.faults({ target: 'claimReward', kind: 'lostResponse', times: 1 });
  await expect(claim(bearer, id)).rejects.toThrow('fetch failed');
  const [one, two] = await Promise.all([claim(bearer, id), claim(bearer, id)]);
  expect([one.status, two.body]).toEqual([200, one.body]);
  expect(await spinsOf(bearer)).toMatchObject([{ total: 10, left: 10, stake: 20, state: 'active' }]);

  const [spins] = await spinsOf(bearer);
  const game = await openGame(sandbox, spins?.gameId ?? 0, player);
  expect(game.freeSpins).toEqual({ left: 10, stake: 20 });
  const spin = await gameCall<RoundResponse>(sandbox, 'POST', '/rounds', game.sessionId, {
    bet: { stake: 500 },
    clientRoundKey: randomUUID(),
    isFree: true,
  });
  expect(spin.body).toMatchObject({
    stake: 0,
    balance: game.balance + (spin.body.win ?? 0),
    freeSpins: { left: 9, stake: 20 },
  });
  expect(await spinsOf(game.userToken)).toMatchObject([{ left: 9, won: spin.body.win }]);
  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance: spin.body.balance });
});

test('QU-02 UK9a a market that forbids quests for rounds has none, and a reward expires @uk', async () => {
  const player = await newPlayer('uk');
  const { tokens } = await sandbox.logIn(player);
  const campaigns = await campaignsOf(tokens.userToken);
  expect(campaigns.map(({ unit }) => unit)).toEqual(['games', 'hearts', 'games']);
  const favourites = [...new Set(campaigns.flatMap(({ gameIds }) => gameIds))].slice(0, 5);
  for (const gameId of [...favourites.slice(0, 4), ...favourites.slice(0, 4)])
    await sandbox.call(addFavourite, { params: { gameId: String(gameId) } }, { bearer: tokens.userToken });
  // Adding the same favourite twice counts once.
  expect((await campaignsOf(tokens.userToken))[1]?.progress).toBe(4);
  await sandbox.call(addFavourite, { params: { gameId: String(favourites[4]) } }, { bearer: tokens.userToken });
  const [badge] = await rewardsOf(tokens.userToken);
  await sandbox.moveClock(8 * dayMs);
  const laterLogin = await sandbox.logIn(player);
  expect((await claim(laterLogin.tokens.userToken, badge?.rewardId ?? 0)).status).toBe(410);
  expect(await rewardsOf(laterLogin.tokens.userToken)).toMatchObject([{ state: 'expired', claimedAt: null }]);
});

test('QU-03 QU-05 the hub announces a streak once a day and an achievement once, to its player only', async () => {
  const player = await newPlayer();
  const [first] = (await campaignsOf((await sandbox.logIn(player)).tokens.userToken)).map(({ gameIds }) => gameIds);
  await sandbox.moveClock(dayMs);
  const { tokens } = await sandbox.logIn(player);
  const [one = '', two = ''] = tokens.launchTokens;
  async function connected(launchToken: string) {
    const { url, accessToken } = await negotiateHub(sandbox, launchToken);
    const listener = hubClient(url, () => accessToken);
    await listener.connection.start();
    return listener;
  }
  const listener = await connected(one);
  await listener.receivedAtLeast(1);
  for (const gameId of [...(first ?? []), 41_000, 41_037].slice(0, 6))
    await sandbox.call(addFavourite, { params: { gameId: String(gameId) } }, { bearer: tokens.userToken });
  await listener.receivedAtLeast(2);
  expect(listener.received).toEqual([
    { event: 'ReceiveMessage', args: [{ title: '', streakCount: 2, userId: player.userId }] },
    { event: 'achievementUnlocked', args: [{ title: 'Collector', userId: player.userId }] },
  ]);
  await listener.connection.stop();
  const again = await connected(two);
  await sandbox.hub({ userId: player.userId, emit: { event: 'ReceiveMessage', arguments: ['Last word'] } });
  await again.receivedAtLeast(1);
  expect(again.received).toEqual([{ event: 'ReceiveMessage', args: ['Last word'] }]);
  await again.connection.stop();
  expect((await sandbox.call(chooseStreaks, { body: { isOn: false } }, { bearer: tokens.userToken })).body).toEqual({
    isStreakOn: false,
  });
  const { body } = await sandbox.call(playerStatistics, {}, { bearer: tokens.userToken });
  expect(body as UserStatistics).toMatchObject({
    loginStreak: 2,
    isStreakOn: false,
    achievements: [{ achievementId: 'collector' }],
  });
});
