import { randomUUID } from 'node:crypto';
import { sessionSummary } from '@foyer/contract/accounts';
import type { SessionSummary } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { anonymousPromotions, playerPromotions, promotionOptIn, promotionTerms } from '@foyer/contract/promotions';
import type { Promotion } from '@foyer/contract/promotions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { gameCall, openGame } from './support/openGame.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const casinoId = 3568;
const accountOf = ({ userId }: SandboxPlayer, casino = casinoId) => ({
  userId: String(userId),
  casinoId: String(casino),
});
const optInBody = ({ userId }: SandboxPlayer, promotionId: number) => ({ userId, casinoId, promotionId });

async function funded(scenario = 'funded') {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk', scenario });
  const { tokens } = await sandbox.logIn(player);
  return callsOf(player, tokens.userToken);
}

function callsOf(player: SandboxPlayer, bearer: string) {
  return {
    player,
    bearer,
    list: async () =>
      ((await sandbox.call(playerPromotions, { params: accountOf(player) }, { bearer })).body as { data: Promotion[] })
        .data,
    optIn: (promotionId: number) =>
      sandbox.call(
        promotionOptIn,
        { params: { ...accountOf(player), promotionId: String(promotionId) }, body: optInBody(player, promotionId) },
        { bearer },
      ),
    balanceOf: async (type: number) =>
      ((await sandbox.call(sessionSummary, {}, { bearer })).body as SessionSummary).balances.find(
        (one) => one.type === type,
      )?.amount,
  };
}

test('PR-01 anonymous offers of a brand can be read by anyone and contain no player data', async () => {
  const anonymous = async (brand: string) =>
    (await sandbox.call(anonymousPromotions, { body: { brand, isRow: true } })).body as { data: Promotion[] };
  const { optIn, list } = await funded();
  expect((await optIn(5010)).status).toBe(200);
  for (const brand of ['regency', 'aurora', 'pulse']) {
    const { data } = await anonymous(brand);
    expect(data.length).toBeGreaterThan(4);
    expect(data.every(({ isUserOptedIn, bonus }) => !isUserOptedIn && bonus === null)).toBe(true);
  }
  expect((await list()).find(({ promotionId }) => promotionId === 5010)).toMatchObject({ isUserOptedIn: true });
  expect((await sandbox.call(anonymousPromotions, { body: { brand: 'nobody', isRow: true } })).status).toBe(404);
});

test('PR-01 promotions of another account or casino are refused', async () => {
  const one = await funded();
  const other = await funded();
  for (const params of [accountOf(other.player), accountOf(one.player, 2335)]) {
    expect((await sandbox.call(playerPromotions, { params }, { bearer: one.bearer })).status).toBe(403);
    const order = {
      params: { ...params, promotionId: '5010' },
      body: { ...optInBody(one.player, 5010), userId: Number(params.userId), casinoId: Number(params.casinoId) },
    };
    expect((await sandbox.call(promotionOptIn, order, { bearer: one.bearer })).status).toBe(403);
  }
  // The casino id for phones belongs to the same account.
  expect(
    (await sandbox.call(playerPromotions, { params: accountOf(one.player, 3569) }, { bearer: one.bearer })).status,
  ).toBe(200);
});

test('PR-03 an opt-in with a lost response is booked once, and stakes release it', async () => {
  const { player, optIn, list } = await funded();
  await sandbox.faults({ target: 'promotionOptIn', kind: 'lostResponse', times: 1 });
  await expect(optIn(5101)).rejects.toThrow('fetch failed');
  expect((await list()).find(({ promotionId }) => promotionId === 5101)?.isUserOptedIn).toBe(true);
  expect((await optIn(5101)).body).toMatchObject({ responseCode: 200 });

  const offer = (await list()).find(({ promotionId }) => promotionId === 5101);
  const game = await openGame(sandbox, offer?.gameIds[0] ?? 0, player);
  // Opening a game logs in again, which ends the earlier session.
  const { list: listNow, balanceOf } = callsOf(player, game.userToken);
  expect(await balanceOf(balanceTypes.bonus)).toBe(400);
  const play = () =>
    gameCall<{ balance: number; win: number }>(sandbox, 'POST', '/rounds', game.sessionId, {
      bet: { stake: 200 },
      clientRoundKey: randomUUID(),
    });
  const half = await play();
  expect(half.body.balance).toBe(game.balance - 200 + half.body.win);
  expect((await listNow()).find(({ promotionId }) => promotionId === 5101)?.bonus).toMatchObject({
    state: 'active',
    wagered: 200,
    toWager: 400,
  });
  await sandbox.moveClock(10_000);
  const round = await play();
  // The response of the round matches the books: the stake is taken and the bonus is credited.
  expect(round.body.balance).toBe(half.body.balance - 200 + round.body.win + 400);
  expect(await balanceOf(balanceTypes.bonus)).toBe(0);
  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance: round.body.balance });
});

test('PR-03 an opt-in is refused for blocked players, unknown offers and mismatched bodies', async () => {
  const { optIn, balanceOf, player, bearer } = await funded('provisional');
  const refused = await optIn(5010);
  expect(refused.status).toBe(200);
  expect((refused.body as { responseCode: number }).responseCode).not.toBe(200);
  expect(await balanceOf(balanceTypes.bonus)).toBe(0);
  expect((await optIn(5201)).status).toBe(404);
  expect((await optIn(5900)).status).toBe(404);
  const other = { params: { ...accountOf(player), promotionId: '5010' }, body: optInBody(player, 5020) };
  expect((await sandbox.call(promotionOptIn, other, { bearer })).status).toBe(400);
});

test('PR-05 terms are returned only for the promotion’s own service', async () => {
  const { player, bearer } = await funded();
  const terms = (serviceId: number) =>
    sandbox.call(
      promotionTerms,
      { params: { ...accountOf(player), promotionId: '5010' }, body: { serviceId } },
      { bearer },
    );
  expect((await terms(2)).body).toMatchObject({
    title: 'Slots bonus, 5x wagering',
    html: expect.stringContaining('stake £50, slots only') as string,
  });
  expect((await terms(1)).status).toBe(404);
});
