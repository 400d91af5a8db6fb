import { randomUUID } from 'node:crypto';
import { accountCodes, login } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { playerProtection, takeBreak } from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

/** Duties of one regulator must not show in the markets of another (docs/compliance.md). */
let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const roundMs = 5000;
const bearerOf = async (player: { username: string; password: string }) => ({
  bearer: (await sandbox.logIn(player)).tokens.userToken,
});
const protectionOf = async (player: { username: string; password: string }) =>
  (await sandbox.call(playerProtection, {}, await bearerOf(player))).body as Protection;

const stake = (sessionId: string, amount: number) =>
  gameCall<{ reason?: string }>(sandbox, 'POST', '/rounds', sessionId, {
    bet: { stake: amount },
    clientRoundKey: randomUUID(),
  });

test.each(['ca', 'row', 'row-zh'])('no-UK20c no British exclusion scheme is named @%s', async (marketId) => {
  expect((await protectionOf(await sandbox.newPlayer({ marketId }))).offers.exclusionScheme).toBeNull();
});

test.each(['row', 'row-zh'])('no-UK23b players are not asked for marketing choices at login @%s', async (marketId) => {
  const player = await sandbox.newPlayer({ marketId, marketingAsked: false });
  expect((await protectionOf(player)).marketingToAsk).toEqual([]);
});

test.each(['row', 'row-zh'])('no-UK17 no-UK18a an unverified player can launch a game @%s', async (marketId) => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ marketId, scenario: 'provisional' }));
  const launched = await sandbox.call(
    launch,
    { params: { gameId: await sandbox.playableGame() }, body: { productId: 8145, isMobile: false, isROW: true } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(launched.status).toBe(200);
});

test.each(['ca', 'row', 'row-zh'])('no-UK24a young players can stake as much as others @%s', async (marketId) => {
  const young = await sandbox.newPlayer({ marketId, scenario: 'young' });
  const { sessionId, setup } = await openGame(sandbox, gameOf('slot').gameGroupId, young);
  expect(setup).toMatchObject({ stakes: expect.arrayContaining([500]) as number[] });
  expect((await stake(sessionId, 500)).status).toBe(200);
});

test.each(['row', 'row-zh'])('no-UK8a a second game does not end the first @%s', async (marketId) => {
  const [slot, blackjack] = [Number(await sandbox.playableGame()), gameOf('blackjack').gameGroupId];
  await sandbox.maintain({ gameId: blackjack, minutes: 0 });
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ marketId }));
  const open = async (gameId: number) => {
    const launchToken = tokens.launchTokens.shift();
    const opened = await gameCall<{ sessionId: string }>(sandbox, 'POST', '/session', undefined, {
      launchToken,
      gameId,
    });
    return opened.body.sessionId;
  };
  const [first, second] = [await open(blackjack), await open(slot)];
  const firstStake = await stake(first, 100);
  // The minimum time of a round applies to the player, not to one game.
  await sandbox.moveClock(roundMs);
  expect([firstStake.status, (await stake(second, 100)).status]).toEqual([200, 200]);
});

test.each(['uk', 'ca'])('no-MT5a a self-excluded player cannot log in @%s', async (marketId) => {
  const player = await sandbox.newPlayer({ marketId });
  const body = { kind: 'selfExclusion', period: '6m', understood: true } as const;
  expect((await sandbox.call(takeBreak, { body }, await bearerOf(player))).status).toBe(200);
  expect((await sandbox.call(login, { body: loginRequest(player) })).body).toMatchObject({
    code: accountCodes.accountSelfExcluded,
  });
});

test.each(['uk', 'row'] as const)(
  'no-ON10a no-ON10b an account opens without an occupation and an affirmation @%s',
  async (market) => {
    const opened = await sandbox.call(register, { body: { ...registrationRequest(market), affirmed: false } });
    expect(opened.body).toMatchObject({ opened: true });
  },
);

test('no-ON10a no-ON10b an account opens without an occupation and an affirmation @row-zh', async () => {
  const body = { ...registrationRequest('row'), marketId: 'row-zh', affirmed: false };
  expect((await sandbox.call(register, { body })).body).toMatchObject({ opened: true });
});
