import { details, login, loginRequest as loginSchema, sessionSummary } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const minutes = 60_000;
const attempt = (credentials: { username: string; password: string }, ipAddress = '192.0.2.1') =>
  sandbox.call(login, { body: loginRequest(credentials, { identifiers: { ipAddress } }) });

test('AU-01 a login without any one of its fields is refused', async () => {
  const player = await sandbox.newPlayer();
  const complete = loginRequest(player, { sessionProductId: 8145 });
  expect(Object.keys(complete).toSorted()).toEqual([
    'closeExistingSessions',
    'credentials',
    'firstPartyBlackBox',
    'identifiers',
    'numLaunchTokens',
    'sessionProductId',
    'thirdPartyBlackBox',
  ]);
  expect((await sandbox.call(login, { body: complete })).status).toBe(200);
  expect((await sandbox.call(login, { body: loginRequest(player, { sessionProductIds: [8145, 1] }) })).status).toBe(
    200,
  );
  for (const name of Object.keys(loginSchema.entries).filter((entry) => !entry.startsWith('sessionProductId'))) {
    const { [name as keyof typeof complete]: _left, ...rest } = complete;
    const sandboxResponse = await sandbox.raw('/accounts/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    });
    expect([name, sandboxResponse.status]).toEqual([name, 400]);
  }
});

test('AU-21 the login response contains account and session with the specified field names', async () => {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'ca' });
  const { tokens, account, session } = await sandbox.logIn(player);
  expect(tokens.userToken.split('.')).toHaveLength(3);
  expect(new Set(tokens.launchTokens).size).toBe(10);
  expect(tokens.refreshTokens).toHaveLength(1);
  expect(account).toEqual({
    core: {
      userId: player.userId,
      username: player.username,
      casinoId: 2335,
      registeredProductId: 8145,
      currency: 'CA$',
      currencyIsoCode: 'CAD',
    },
    personal2: { registeredCountryShortCode: 'CA', languageCode: 'en' },
    regulated: {
      accountStatusId: 4,
      acceptedTermsVersion: '2026-2',
      areTermsAndConditionsAccepted: true,
      userTypeId: 0,
    },
    attributes: [10, 11].map((id) => ({ id, value: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })),
    stats: { loginStreak: 1 },
  });
  expect(session.core).toEqual({
    sessionProductId: 8145,
    sessionId: expect.any(Number),
    sessionGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sessionStartTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const again = await sandbox.call(details, {}, { bearer: tokens.userToken });
  expect(again.body).toEqual({ account, session });
});

test('AU-04 a login closes existing sessions unless the request says not to', async () => {
  const player = await sandbox.newPlayer();
  const seen = async ({ tokens }: LoginSuccess) =>
    (await sandbox.call(details, {}, { bearer: tokens.userToken })).status;
  const first = await sandbox.logIn(player);
  const second = await sandbox.logIn(player, { closeExistingSessions: false });
  expect([await seen(first), await seen(second)]).toEqual([200, 200]);
  const third = await sandbox.logIn(player, { closeExistingSessions: true });
  expect([await seen(first), await seen(second), await seen(third)]).toEqual([401, 401, 200]);
  const closed = await sandbox.call(details, {}, { bearer: first.tokens.userToken });
  expect(closed.body).toMatchObject({ code: 15005 });
});

test.each([
  { username: '', password: 'x' },
  { username: '   ', password: 'x' },
  { username: 'x', password: '' },
])('a login with a missing part is refused with a message: %o', async (credentials) => {
  const { status, body } = await attempt(credentials);
  expect({ status, body }).toEqual({ status: 400, body: { message: 'Missing Username or Password', code: 10400 } });
});

test('AU-06 the correct password is refused after four failed attempts until the lock ends', async () => {
  const player = await sandbox.newPlayer();
  const wrong = { ...player, password: 'wrong' };
  for (let left = 3; left > 0; left -= 1)
    expect((await attempt(wrong)).body).toEqual({ message: 'Unauthorized', code: 10401, attemptsLeft: left });
  const limit = { attemptsLeft: 0, lockedSeconds: expect.any(Number) as number };
  expect((await attempt(wrong)).body).toEqual({ message: 'Unauthorized', code: 10401, ...limit });
  const locked = await attempt(player);
  expect({ status: locked.status, body: locked.body }).toEqual({
    status: 401,
    body: { message: 'Unauthorized', code: 10429, ...limit },
  });
  await sandbox.moveClock(16 * minutes);
  expect((await attempt(player)).status).toBe(200);
});

test('AU-06 concurrent attempts are counted one by one', async () => {
  const player = await sandbox.newPlayer();
  const responses = await Promise.all(Array.from({ length: 8 }, () => attempt({ ...player, password: 'wrong' })));
  const codes = responses.map(({ body }) => (body as { code: number }).code).toSorted((a, b) => a - b);
  expect(codes).toEqual([10401, 10401, 10401, 10401, 10429, 10429, 10429, 10429]);
});

test('a correct password resets the failed attempts', async () => {
  const player = await sandbox.newPlayer();
  const wrong = { ...player, password: 'wrong' };
  for (let count = 1; count <= 3; count += 1) await attempt(wrong);
  expect((await attempt(player)).status).toBe(200);
  for (let count = 1; count <= 3; count += 1) await attempt(wrong);
  expect((await attempt(player)).status).toBe(200);
});

test('AU-20 an unknown user and a wrong password get identical responses, locked or not', async () => {
  const player = await sandbox.newPlayer();
  const known = { username: player.username, password: 'wrong' };
  const unknown = { username: 'player.ffffffffffff', password: 'wrong' };
  const signatureOf = async (credentials: typeof known) => {
    const { status, body, headers } = await attempt(credentials);
    return { status, body, size: headers.get('content-length'), names: [...headers.keys()] };
  };
  for (let count = 1; count <= 6; count += 1) expect(await signatureOf(unknown)).toEqual(await signatureOf(known));
});

test('AU-20 an address with too many failures has to wait, for any username', async () => {
  const guess = (index: number, ipAddress: string) =>
    attempt({ username: `nobody.${index}`, password: 'guess' }, ipAddress);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => (await guess(index, '198.51.100.7')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([401]));
  const refused = await guess(51, '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect((await guess(51, '198.51.100.8')).status).toBe(401);
});

test('a player of one brand is unknown to another', async () => {
  const player = await sandbox.newPlayer({ brand: 'aurora', marketId: 'row' });
  const elsewhere = await sandbox.call(login, { body: loginRequest(player, { sessionProductId: 8145 }) });
  expect([elsewhere.status, elsewhere.body]).toEqual([401, { message: 'Unauthorized', code: 10401, attemptsLeft: 3 }]);
  expect((await sandbox.logIn(player, { sessionProductId: 17447 })).account.core.registeredProductId).toBe(17447);
});

test.each([
  ['deactivated', 10503],
  ['closed', 10505],
  ['blacklisted', 10506],
  ['selfExcluded', 10507],
])('the account status %s has its own code, shown only with the correct password', async (scenario, code) => {
  const player = await sandbox.newPlayer({ scenario });
  const { status, body } = await attempt(player);
  expect({ status, body }).toEqual({ status: 200, body: { code, message: expect.stringMatching(/account|excluded/) } });
  expect(v.is(login.response, body)).toBe(true);
  expect((await attempt({ ...player, password: 'wrong' })).body).toEqual({
    message: 'Unauthorized',
    code: 10401,
    attemptsLeft: 3,
  });
});

test('an account blocked during its session cannot read its details', async () => {
  const player = await sandbox.newPlayer();
  const { tokens } = await sandbox.logIn(player);
  await sandbox.setStatus(player.userId, 7);
  const refused = await sandbox.call(details, {}, { bearer: tokens.userToken });
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 10507 })]);
});

test('the session summary counts seconds by the clock and shows the balances', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const { tokens, session } = await sandbox.logIn(player);
  await sandbox.moveClock(90_000);
  const { body } = await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken });
  expect(body).toMatchObject({
    sessionStartTime: session.core.sessionStartTime,
    currencyIsoCode: 'GBP',
    balances: [
      { type: 0, amount: 100_000 },
      { type: 3, amount: 0 },
    ],
    netPosition: 0,
    staked: 0,
    won: 0,
  });
  expect(v.parse(sessionSummary.response, body).elapsedSeconds).toBeGreaterThanOrEqual(90);
});

test.each(['demo.uk', 'demo.ca', 'demo.row', 'demo.zh', 'demo.aurora', 'demo.pulse'])(
  'the demo player %s can log in',
  async (username) => {
    const { tokens, account } = await sandbox.logIn({ username, password: 'play-money-1' });
    const { body } = await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken });
    expect(body).toMatchObject({
      currencyIsoCode: account.core.currencyIsoCode,
      balances: [
        { type: 0, amount: 100_000 },
        { type: 3, amount: 0 },
      ],
    });
  },
);
