import { accountCodes, accountStatuses, userTypes } from '@foyer/contract/accounts';
import { beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { accountResponse, sessionResponse } from './accountResponse.ts';
import { createAccounts } from './accounts.ts';
import type { FurtherObstacles } from './accounts.ts';
import { accountsSchema } from './accountsSchema.ts';
import { callerOf } from './callerOf.ts';
import { hashPassword, isPassword } from './password.ts';
import type { NewPlayer } from './players.ts';
import { sessionLifeMs } from './sessions.ts';
import { sessionSummary } from './sessionSummary.ts';
import { userTokenLifeMs } from './userToken.ts';

const newPlayer: NewPlayer = {
  username: 'mira',
  passwordHash: 'x',
  brand: 'regency',
  marketId: 'uk',
  grant: 5000,
  termsAccepted: true,
};

/** One finished round. */
const oneRound = { stakedRounds: () => 1, openRounds: () => ({ rounds: 0, staked: 0 }) };

function sandbox(further?: FurtherObstacles) {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema);
  const wallet = createWallet(sandboxContext);
  const accounts = createAccounts(sandboxContext, wallet, further && { further });
  const userId = accounts.players.create(newPlayer) ?? 0;
  const player = () => {
    const found = accounts.players.byId(userId);
    if (found === undefined) throw new Error('no player');
    return found;
  };
  const session = accounts.sessions.start(userId, player().product_id);
  const launchToken = () => accounts.sessions.issueLaunchTokens(session.session_id, 1)[0] ?? '';
  return { ...sandboxContext, wallet, accounts, userId, player, session, launchToken };
}
let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});

test('AU-10 a user token expires after its lifetime, and still passes when any age is allowed', async () => {
  const token = await box.accounts.issueUserToken(box.session);
  expect(await box.accounts.checkUserToken(token)).toEqual({
    valid: true,
    userId: box.userId,
    sessionId: box.session.session_id,
    productId: box.session.product_id,
  });
  box.clock.move(userTokenLifeMs);
  expect(await box.accounts.checkUserToken(token)).toEqual({
    valid: false,
    code: accountCodes.securityTokenValidationFailed,
    reason: 'expired',
  });
  expect(await box.accounts.checkUserToken(token, { anyAge: true })).toMatchObject({ valid: true });
});

test('AU-12 a token of a closed session reports whether the session was replaced', async () => {
  const token = await box.accounts.issueUserToken(box.session);
  const other = box.accounts.sessions.start(box.userId, box.session.product_id);
  const otherToken = await box.accounts.issueUserToken(other);
  box.accounts.sessions.close(box.session.session_id, 'logout');
  box.accounts.sessions.close(other.session_id, 'replaced');
  expect(await box.accounts.checkUserToken(token)).toEqual({
    valid: false,
    code: accountCodes.userTokenValidationFailed,
    reason: 'sessionClosed',
  });
  expect(await box.accounts.checkUserToken(otherToken)).toEqual({
    valid: false,
    code: accountCodes.sessionReplaced,
    reason: 'sessionReplaced',
  });
});

test('AU-12 a token of a deleted account is refused as an unknown account', async () => {
  const token = await box.accounts.issueUserToken({ ...box.session, user_id: 999 });
  expect(await box.accounts.checkUserToken(token)).toEqual({
    valid: false,
    code: accountCodes.failedToIdentifyAccount,
    reason: 'unknownAccount',
  });
});

test('AU-12 a token issued by another sandbox is refused as forged', async () => {
  const token = await sandbox().accounts.issueUserToken(box.session);
  expect(await box.accounts.checkUserToken(token)).toMatchObject({ valid: false, reason: 'forged' });
});

test('GM-02 a launch token can be spent once and identifies its player', () => {
  const token = box.launchToken();
  const { currency, country, casino_id: casinoId } = box.player();
  expect(box.accounts.spendLaunchToken(token, { productId: box.session.product_id })).toEqual({
    spent: true,
    userId: box.userId,
    sessionId: box.session.session_id,
    productId: box.session.product_id,
    currencyIsoCode: currency,
    countryIso2: country,
    casinoId,
  });
  expect(box.accounts.spendLaunchToken(token)).toEqual({ spent: false, reason: 'spent' });
  expect(box.accounts.spendLaunchToken('never issued')).toEqual({ spent: false, reason: 'unknown' });
});

test('GM-02 a launch token for another product is refused and not consumed', () => {
  const token = box.launchToken();
  expect(box.accounts.spendLaunchToken(token, { productId: box.session.product_id + 1 })).toEqual({
    spent: false,
    reason: 'otherProduct',
  });
  expect(box.accounts.spendLaunchToken(token)).toMatchObject({ spent: true });
});

test('AU-19 MT5 a blocked account can spend a launch token for the cashier but not for a game', () => {
  const token = box.launchToken();
  box.accounts.players.setStatus(box.userId, accountStatuses.blacklisted);
  expect(box.accounts.spendLaunchToken(token)).toMatchObject({
    spent: false,
    reason: 'accountBlocked',
    obstacle: { code: accountCodes.accountBlacklisted },
  });
  expect(box.accounts.spendLaunchTokenForCashier(token)).toMatchObject({
    spent: true,
    session: { user_id: box.userId },
  });
  expect(box.accounts.spendLaunchTokenForCashier(token)).toEqual({ spent: false });
});

test('UK20 a break blocks login or play in addition to the account status', () => {
  const pause = { code: accountCodes.accountOnBreak, message: 'A break' };
  const onBreak = sandbox(() => ({ login: null, play: pause }));
  expect([
    onBreak.accounts.loginObstacleOf(onBreak.player()),
    onBreak.accounts.playObstacleOf(onBreak.player()),
  ]).toEqual([null, pause]);
  expect(onBreak.accounts.spendLaunchToken(onBreak.launchToken())).toEqual({
    spent: false,
    reason: 'accountBlocked',
    obstacle: pause,
  });
  const excluded = sandbox(() => ({ login: pause, play: pause }));
  expect(excluded.accounts.loginObstacleOf(excluded.player())).toBe(pause);
  expect(excluded.accounts.isSessionOpen(excluded.session.session_id)).toBe(false);
});

test('AU-19 a session is open until it expires, is closed or its account is blocked', () => {
  const { accounts, session, clock, userId } = box;
  expect([accounts.isSessionOpen(session.session_id), accounts.isSessionOpen(999)]).toEqual([true, false]);
  accounts.players.setStatus(userId, accountStatuses.closed);
  expect(accounts.isSessionOpen(session.session_id)).toBe(false);
  accounts.players.setStatus(userId, accountStatuses.active);
  const startedAt = clock.now();
  const keepActive = (untilMs: number) => {
    while (clock.now() < untilMs) {
      clock.move(Math.min(untilMs - clock.now(), 20 * 60_000));
      accounts.recordActivity(session.session_id);
    }
  };
  keepActive(startedAt + sessionLifeMs - 1);
  expect(accounts.isSessionOpen(session.session_id)).toBe(true);
  clock.move(1);
  expect(accounts.isSessionOpen(session.session_id)).toBe(false);
});

test('AU-20 closing all sessions of a player spares the excepted one and other players', () => {
  const { accounts, session, userId } = box;
  const otherPlayer = accounts.players.create({ ...newPlayer, username: 'noor' }) ?? 0;
  const [stays, other] = [accounts.sessions.start(userId, 1), accounts.sessions.start(otherPlayer, 1)];
  accounts.sessions.closeAllOf(userId, 'passwordChanged', stays.session_id);
  expect([session, stays, other].map(({ session_id: id }) => accounts.sessions.isOpen(id))).toEqual([
    false,
    true,
    true,
  ]);
  accounts.sessions.closeAllOf(userId, 'break');
  expect([stays, other].map(({ session_id: id }) => accounts.sessions.isOpen(id))).toEqual([false, true]);
  expect([
    accounts.sessions.close(stays.session_id, 'logout'),
    accounts.sessions.close(other.session_id, 'logout'),
  ]).toEqual([false, true]);
  expect(accounts.sessions.byId(stays.session_id)?.closed_because).toBe('break');
});

test('AU-20 an unissued refresh token is unknown, and one of an ended session is expired', () => {
  const { accounts, session, clock } = box;
  const token = accounts.sessions.issueRefreshToken(session.session_id);
  expect(accounts.sessions.useRefreshToken('never issued')).toEqual({ used: false, reason: 'unknown' });
  clock.move(sessionLifeMs);
  expect(accounts.sessions.useRefreshToken(token)).toEqual({ used: false, reason: 'expired' });
});

test('AU-12 callerOf returns the player and session of a valid token and refuses other tokens', async () => {
  const token = await box.accounts.issueUserToken(box.session);
  expect(await callerOf(box.accounts, { bearer: token })).toMatchObject({
    player: { user_id: box.userId },
    session: { session_id: box.session.session_id },
  });
  expect(await callerOf(box.accounts, { bearer: null })).toMatchObject({
    refused: true,
    status: 401,
    code: accountCodes.securityTokenFailed,
    message: 'User token missing',
  });
  box.accounts.sessions.close(box.session.session_id, 'logout');
  expect(await callerOf(box.accounts, { bearer: token })).toMatchObject({
    refused: true,
    status: 401,
    code: accountCodes.userTokenValidationFailed,
    message: 'User token refused: sessionClosed',
  });
});

test('AU-12 refuses a valid token of a deleted player or session', async () => {
  const token = await box.accounts.issueUserToken(box.session);
  const refused = {
    refused: true,
    status: 401,
    code: accountCodes.failedToIdentifyAccount,
    message: 'User token refused',
  };
  const { checkUserToken, players, sessions } = box.accounts;
  expect(
    await callerOf({ checkUserToken, sessions, players: { ...players, byId: () => undefined } }, { bearer: token }),
  ).toMatchObject(refused);
  expect(
    await callerOf({ checkUserToken, players, sessions: { ...sessions, byId: () => undefined } }, { bearer: token }),
  ).toMatchObject(refused);
});

test('AU-21 accountResponse contains currency, status and the time the terms were accepted', () => {
  const { core, regulated, attributes } = accountResponse(box.player(), null);
  expect(core).toMatchObject({ userId: box.userId, username: 'mira', currency: '£', currencyIsoCode: 'GBP' });
  expect(regulated).toEqual({
    accountStatusId: accountStatuses.active,
    areTermsAndConditionsAccepted: true,
    userTypeId: userTypes.real,
  });
  expect(attributes).toEqual([10, 11].map((id) => ({ id, value: new Date(box.clock.now()).toISOString() })));
  const undecided = accountResponse({ ...box.player(), terms_accepted_at: null }, null);
  expect([undecided.regulated.areTermsAndConditionsAccepted, undecided.attributes]).toEqual([false, []]);
});

test('AU-21 sessionResponse contains product, identifiers and start time', () => {
  const { session_id: sessionId, guid: sessionGuid, product_id: sessionProductId } = box.session;
  expect(sessionResponse(box.session)).toEqual({
    core: { sessionProductId, sessionId, sessionGuid, sessionStartTime: new Date(box.clock.now()).toISOString() },
  });
});

test('AU-13 a session summary counts session and day separately, in whole seconds', () => {
  const { wallet, clock, session, userId } = box;
  const parts = { wallet, played: oneRound, payments: { hasDeposited: true } };
  const move = (key: string, kind: 'stake' | 'win', amount: number) =>
    wallet.book({ key, userId, kind, amount, reference: 'r' });
  clock.move(-1000);
  move('a', 'stake', 300);
  clock.move(1000);
  move('b', 'stake', 500);
  move('c', 'win', 200);
  clock.move(61_999);
  expect(sessionSummary(box.player(), session, parts, clock.now())).toEqual({
    sessionStartTime: new Date(session.started_at).toISOString(),
    elapsedSeconds: 61,
    currencyIsoCode: 'GBP',
    balances: wallet.balances(userId),
    netPosition: -300,
    staked: 500,
    won: 200,
    rounds: 1,
    openRounds: { rounds: 0, staked: 0 },
    realityCheck: { startedAt: new Date(session.started_at).toISOString(), staked: 500, won: 200, rounds: 1 },
    netPositionToday: -600,
    hasDeposited: true,
  });
});

test('AU-13 a session summary excludes yesterday from today’s totals and never shows negative time', () => {
  const { wallet, clock, session, userId } = box;
  const parts = { wallet, played: oneRound, payments: { hasDeposited: true } };
  wallet.book({ key: 'a', userId, kind: 'stake', amount: 500, reference: 'r' });
  const tomorrow = new Date(clock.now()).setUTCHours(24, 0, 0, 0);
  expect(sessionSummary(box.player(), session, parts, tomorrow)).toMatchObject({
    netPosition: -500,
    netPositionToday: 0,
  });
  expect(sessionSummary(box.player(), session, parts, session.started_at - 5000).elapsedSeconds).toBe(0);
});

test('RG-01 a username can be registered once per brand, in an existing market, with its grant', () => {
  const { accounts, wallet, userId, clock } = box;
  expect(accounts.players.create(newPlayer)).toBeNull();
  expect(accounts.players.create({ ...newPlayer, username: 'b', marketId: 'nowhere' })).toBeNull();
  expect(accounts.players.create({ ...newPlayer, username: 'c', brand: 'nobody' })).toBeNull();
  expect(wallet.realBalance(userId)).toBe(5000);
  expect(box.player()).toMatchObject({
    status_id: accountStatuses.active,
    user_type_id: userTypes.real,
    terms_accepted_at: clock.now(),
    country: 'GB',
    language: 'en',
  });
  const poor =
    accounts.players.create({
      ...newPlayer,
      username: 'd',
      grant: 0,
      termsAccepted: false,
      status: accountStatuses.provisional,
      userType: userTypes.guest,
      country: 'IE',
    }) ?? 0;
  expect(accounts.players.byId(poor)).toMatchObject({
    status_id: accountStatuses.provisional,
    user_type_id: userTypes.guest,
    terms_accepted_at: null,
    country: 'IE',
  });
  expect([wallet.realBalance(poor), wallet.history(poor)]).toEqual([0, []]);
});

test('AU-19 a player’s status, password and terms acceptance can be changed', () => {
  const { accounts, userId, clock } = box;
  clock.move(1000);
  expect([
    accounts.players.setStatus(userId, accountStatuses.closed),
    accounts.players.setStatus(999, accountStatuses.closed),
  ]).toEqual([true, false]);
  accounts.players.setPassword(userId, 'new hash');
  accounts.terms.accept(box.player());
  expect(accounts.players.byUsername(' mira ')).toMatchObject({
    status_id: accountStatuses.closed,
    password: 'new hash',
    terms_accepted_at: clock.now(),
  });
});

test('AU-20 a password matches in every Unicode normal form, and no other password matches', async () => {
  const hash = await hashPassword('Zo\u00EB 27 lanterns');
  expect(hash).not.toBe(await hashPassword('Zo\u00EB 27 lanterns'));
  expect(
    await Promise.all([
      isPassword('Zoe\u0308 27 lanterns', hash),
      isPassword('Zoe 27 lanterns', hash),
      isPassword('Zo\u00EB 27 lanterns', undefined),
    ]),
  ).toEqual([true, false, false]);
});
