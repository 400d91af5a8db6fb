import { details, login, refreshToken, sessionSummary } from '@foyer/contract/accounts';
import type { LoginSuccess, SessionSummary, Tokens } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { playerProtection } from '@foyer/contract/limits';
import type { Limit } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { sendDocument, verification } from '@foyer/contract/verification';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

async function enter(token: string): Promise<Tokens> {
  const { status, body } = await sandbox.call(refreshToken, { body: { numLaunchTokens: 10, refreshToken: token } });
  expect(status).toBe(200);
  return (body as { tokens: Tokens }).tokens;
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('base64');

test('RG-01 RG-02 ON7a ON10a ON10b an Ontario account opens with its limits, a session and a working login @ca', async () => {
  const request = {
    ...registrationRequest('ca'),
    limits: [
      { kind: 'deposit' as const, period: 'week' as const, value: 5000 },
      { kind: 'loss' as const, period: 'day' as const, value: 1000 },
      { kind: 'time' as const, period: 'week' as const, value: 600 },
    ],
  };
  const opened = await sandbox.call(register, { body: request });
  expect(opened.body).toEqual({ opened: true, refreshToken: expect.any(String) });
  const tokens = await enter((opened.body as { refreshToken: string }).refreshToken);
  const known = await sandbox.call(details, {}, { bearer: tokens.userToken });
  expect(known.body).toMatchObject({
    account: {
      core: { username: request.details.username, currencyIsoCode: 'CAD' },
      personal2: { registeredCountryShortCode: 'CA' },
      regulated: { accountStatusId: 1, areTermsAndConditionsAccepted: true },
    },
  });
  const summary = await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken });
  expect((summary.body as SessionSummary).balances.filter(({ amount }) => amount !== 0)).toEqual([
    { type: 0, amount: 10_000 },
  ]);
  const protection = await sandbox.call(playerProtection, {}, { bearer: tokens.userToken });
  const set = (protection.body as { limits: Limit[] }).limits
    .filter(({ value }) => value !== null)
    .map(({ kind, period, value }) => ({ kind, period, value }));
  expect(set).toEqual(expect.arrayContaining(request.limits));
  expect(set).toHaveLength(3);
  // More minutes than a week has, and an amount above the maximum.
  for (const limit of [
    { kind: 'time', period: 'day', value: 50_000 },
    { kind: 'loss', period: 'day', value: 5 },
  ] as const) {
    expect((await sandbox.call(register, { body: { ...registrationRequest('ca'), limits: [limit] } })).status).toBe(
      400,
    );
  }
  const again = await sandbox.call(login, { body: loginRequest(request.details) });
  expect((again.body as LoginSuccess).account.core.username).toBe(request.details.username);
});

test('RG-01 a lost response and a repeated request open one account', async () => {
  const request = registrationRequest('uk');
  await sandbox.faults({ target: 'register', kind: 'lostResponse', times: 1 });
  await expect(sandbox.call(register, { body: request })).rejects.toThrow(/fetch failed/);
  const again = await sandbox.call(register, { body: request });
  expect(again.body).toEqual({ opened: true, refreshToken: expect.any(String) });
  await enter((again.body as { refreshToken: string }).refreshToken);
});

test('RG-03 RG-04 UK18a a British account can play only after its documents are accepted @uk', async () => {
  const opened = await sandbox.call(register, { body: registrationRequest('uk') });
  const tokens = await enter((opened.body as { refreshToken: string }).refreshToken);
  const bearer = tokens.userToken;
  const gameId = await sandbox.playableGame();
  const play = (token = '') =>
    sandbox.call(
      launch,
      { params: { gameId }, body: { productId: 8145, isMobile: true, isROW: false } },
      { bearer: token },
    );
  const refused = await play(tokens.launchTokens[0]);
  expect([refused.status, refused.body]).toEqual([403, { code: 10501, message: expect.any(String) }]);
  const send = (step: 'identity' | 'address', fileName: string) =>
    sandbox.call(sendDocument, { body: { step, fileName, fileType: 'image/png', data: png } }, { bearer });
  expect((await send('identity', 'passport.png')).body).toMatchObject({
    state: 'needed',
    holds: { play: true, withdraw: true },
  });
  expect((await send('address', 'bill-refuse.png')).body).toMatchObject({ state: 'pending' });
  await sandbox.moveClock(20_000);
  expect((await sandbox.call(verification, {}, { bearer })).body).toMatchObject({
    state: 'refused',
    steps: { identity: 'approved', address: 'refused' },
  });
  expect((await send('address', 'bill.png')).body).toMatchObject({ state: 'pending' });
  await sandbox.moveClock(20_000);
  expect((await sandbox.call(verification, {}, { bearer })).body).toMatchObject({
    state: 'verified',
    holds: { play: false, withdraw: false },
  });
  expect((await play(tokens.launchTokens[0])).status).toBe(200);
});

test('documents of another type, empty or too large, are refused with a reason', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ scenario: 'provisional' }));
  const send = (data: string) =>
    sandbox.call(
      sendDocument,
      { body: { step: 'identity', fileName: 'x.png', fileType: 'image/png', data } },
      { bearer: tokens.userToken },
    );
  expect([
    (await send(Buffer.from('<svg onload=alert(1)>').toString('base64'))).status,
    (await send('')).status,
  ]).toEqual([422, 422]);
  expect((await send(Buffer.alloc(4 * 1024 * 1024 + 100, 1).toString('base64'))).status).toBe(413);
});
