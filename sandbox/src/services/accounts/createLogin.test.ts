import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { LoginRequest } from '@foyer/contract/accounts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createAccounts } from './accounts.ts';
import { accountsSchema } from './accountsSchema.ts';
import { addressWindowMs, createAddressLimit, maxFailuresPerAddress } from './addressLimit.ts';
import { createLogin } from './createLogin.ts';
import { createLoginAttempts, lockMs, maxLoginAttempts } from './loginAttempts.ts';
import { hashPassword } from './password.ts';

const right = 'paper lantern 27';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(right);
});

function sandbox() {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema);
  const accounts = createAccounts(sandboxContext, createWallet(sandboxContext));
  const attempts = createLoginAttempts(sandboxContext);
  const addresses = createAddressLimit();
  const userId =
    accounts.players.create({
      username: 'mira',
      passwordHash,
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted: true,
    }) ?? 0;
  const logIn = createLogin({
    sandboxContext,
    accounts,
    attempts,
    addresses,
    checkRegister: async () => undefined,
    issueReturnToken: () => 'return-token',
    locations: { decide: () => 'allowed', report: () => undefined },
  });
  return { ...sandboxContext, accounts, attempts, addresses, userId, logIn };
}
let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});

const request = (password = right, changes: Partial<LoginRequest> = {}, username = 'mira'): LoginRequest => ({
  credentials: { username, password, passwordType: 'Password' },
  numLaunchTokens: 3,
  closeExistingSessions: false,
  identifiers: { ipAddress: '192.0.2.1' },
  firstPartyBlackBox: '',
  thirdPartyBlackBox: '',
  ...changes,
});
const wrong = { refused: true, status: 401, code: accountCodes.wrongCredentials };
const locked = { refused: true, status: 401, code: accountCodes.tooManyAttempts };

test('AU-02 a login opens a session with a user token, the requested launch tokens and a refresh token', async () => {
  const response = await box.logIn(request());
  if (!('tokens' in response)) throw new Error('refused');
  expect(response.tokens.launchTokens).toHaveLength(3);
  expect(response.tokens.refreshTokens).toHaveLength(1);
  expect(response.account).toMatchObject({ core: { userId: box.userId, username: 'mira' }, stats: { loginStreak: 1 } });
  expect(await box.accounts.checkUserToken(response.tokens.userToken)).toMatchObject({
    valid: true,
    userId: box.userId,
    sessionId: response.session.core.sessionId,
  });
  expect(box.accounts.sessions.useRefreshToken(response.tokens.refreshTokens[0] ?? '')).toMatchObject({ used: true });
});

test('AU-02 the login ignores spaces around the username, and the attempt limit also ignores case', async () => {
  expect(await box.logIn(request(right, {}, ' mira '))).toHaveProperty('tokens');
  for (const name of ['nobody', ' Nobody', 'NOBODY ', 'nobody'])
    expect(await box.logIn(request('x', {}, name))).toMatchObject(wrong);
  expect(await box.logIn(request('x', {}, 'nobody'))).toMatchObject(locked);
});

test.each([
  ['', right],
  ['  ', right],
  ['mira', ''],
])(
  'AU-02 username %j with password %j is refused as missing and does not count as an attempt',
  async (username, password) => {
    for (let count = 0; count <= maxLoginAttempts; count += 1) {
      expect(await box.logIn(request(password, {}, username))).toMatchObject({
        status: 400,
        code: accountCodes.missingCredentials,
        message: 'Missing Username or Password',
      });
    }
    expect(await box.logIn(request())).toHaveProperty('tokens');
  },
);

test('AU-06 the correct password is refused after four wrong ones until the lock ends', async () => {
  for (let count = 0; count < maxLoginAttempts; count += 1)
    expect(await box.logIn(request('wrong'))).toMatchObject(wrong);
  expect(await box.logIn(request())).toMatchObject(locked);
  box.clock.move(lockMs - 1);
  expect(await box.logIn(request())).toMatchObject(locked);
  box.clock.move(1);
  expect(await box.logIn(request())).toHaveProperty('tokens');
});

test('AU-06 a successful login resets the failed attempts', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let count = 1; count < maxLoginAttempts; count += 1)
      expect(await box.logIn(request('wrong'))).toMatchObject(wrong);
    expect(await box.logIn(request())).toHaveProperty('tokens');
  }
});

test('AU-20 concurrent attempts do not exceed the limit', async () => {
  const responses = await Promise.all(['a', 'b', 'c', 'd', right].map((password) => box.logIn(request(password))));
  expect(responses).toMatchObject([wrong, wrong, wrong, wrong, locked]);
});

test('AU-20 an address with too many failures gets 429 and a wait time for any username', async () => {
  for (let count = 0; count < maxFailuresPerAddress; count += 1)
    box.addresses.recordFailure('192.0.2.1', box.clock.now());
  const refused = {
    refused: true,
    status: 429,
    code: accountCodes.tooManyAttempts,
    retryAfterSeconds: addressWindowMs / 1000,
  };
  expect(await box.logIn(request())).toMatchObject(refused);
  expect(await box.logIn(request(right, { identifiers: { ipAddress: '192.0.2.2' } }))).toHaveProperty('tokens');
});

test('AU-20 every failed login counts against its address', async () => {
  for (let count = 1; count < maxFailuresPerAddress; count += 1)
    box.addresses.recordFailure('192.0.2.1', box.clock.now());
  expect(await box.logIn(request('wrong'))).toMatchObject(wrong);
  expect(await box.logIn(request())).toMatchObject({ status: 429 });
});

test('MK-01 a player of one brand is unknown to another', async () => {
  const product = box.accounts.players.byId(box.userId)?.product_id ?? 0;
  expect(await box.logIn(request(right, { sessionProductId: product + 1 }))).toMatchObject(wrong);
  expect(await box.logIn(request(right, { sessionProductIds: [product + 1] }))).toMatchObject(wrong);
  expect(await box.logIn(request(right, { sessionProductIds: [] }))).toHaveProperty('tokens');
  expect(await box.logIn(request(right, { sessionProductId: product }))).toHaveProperty('tokens');
  expect(
    await box.logIn(request(right, { sessionProductId: product + 1, sessionProductIds: [product] })),
  ).toHaveProperty('tokens');
});

test('AU-14 a login replaces existing sessions only when requested', async () => {
  const tokenOf = async (changes?: Partial<LoginRequest>) => {
    const response = await box.logIn(request(right, changes));
    return 'tokens' in response ? response.tokens.userToken : '';
  };
  const first = await tokenOf();
  await tokenOf();
  expect(await box.accounts.checkUserToken(first)).toMatchObject({ valid: true });
  await tokenOf({ closeExistingSessions: true });
  expect(await box.accounts.checkUserToken(first)).toEqual({
    valid: false,
    code: accountCodes.sessionReplaced,
    reason: 'sessionReplaced',
  });
});

test('AU-19 a blocked account gets the reason and no session', async () => {
  box.accounts.players.setStatus(box.userId, accountStatuses.closed);
  expect(await box.logIn(request())).toEqual({ code: accountCodes.accountClosed, message: 'This account is closed.' });
  expect(box.database.prepare('SELECT count(*) AS count FROM player_session').get()).toEqual({ count: 0 });
});

test('QU-03 a login on the next day extends the streak', async () => {
  const streak = async () => {
    const response = await box.logIn(request());
    return 'account' in response ? response.account.stats.loginStreak : 0;
  };
  expect(await streak()).toBe(1);
  box.clock.move(86_400_000);
  expect(await streak()).toBe(2);
});

test('AU-06 lockedSeconds counts down and is zero without a lock', () => {
  const { attempts, clock } = box;
  expect(attempts.lockedSeconds('mira')).toBe(0);
  for (let count = 0; count < maxLoginAttempts; count += 1) attempts.recordFailure('mira');
  clock.move(1);
  expect([attempts.lockedSeconds('MIRA'), attempts.lockedSeconds('other')]).toEqual([lockMs / 1000, 0]);
  clock.move(lockMs - 2);
  expect(attempts.lockedSeconds('mira')).toBe(1);
  clock.move(1);
  expect(attempts.lockedSeconds('mira')).toBe(0);
});

test('AU-06 a refusal says how many attempts are left, and how long a lock lasts', async () => {
  const limits = [];
  for (let count = 0; count < maxLoginAttempts; count += 1) {
    const response = await box.logIn(request('wrong'));
    limits.push('attempts' in response ? response.attempts : null);
  }
  const atLock = { attemptsLeft: 0, lockedSeconds: lockMs / 1000 };
  expect(limits).toEqual([{ attemptsLeft: 3 }, { attemptsLeft: 2 }, { attemptsLeft: 1 }, atLock]);
  box.clock.move(60_000);
  expect(await box.logIn(request())).toMatchObject({
    ...locked,
    attempts: { attemptsLeft: 0, lockedSeconds: lockMs / 1000 - 60 },
  });
  box.clock.move(lockMs);
  expect(await box.logIn(request('wrong'))).toMatchObject({ ...wrong, attempts: { attemptsLeft: 3 } });
});

test('AU-06 expired login attempts are deleted', () => {
  box.attempts.recordFailure('first');
  box.clock.move(lockMs);
  box.attempts.recordFailure('second');
  expect(box.database.prepare('SELECT count(*) AS count FROM login_attempt').get()).toEqual({ count: 1 });
});
