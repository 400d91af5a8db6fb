import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import { beforeEach, expect, test, vi } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { tenPersons } from '../registration/likeNamedPersons.ts';
import { registrationSchema } from '../registration/registrationSchema.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createProtectedAccounts } from './createProtectedAccounts.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const minuteMs = 60_000;
const servicesOrigin = 'http://services.test';
const checkAddress = `${servicesOrigin}/accounts/exclusion-register/check`;
/** What the national register answers; null: it does not. */
let registerResponse: { result: string; until: string | null } | null;
const fetchRegister = vi.fn<(address: string) => Promise<Response>>(async () => {
  if (registerResponse === null) throw new TypeError('fetch failed');
  return Response.json(registerResponse);
});
beforeEach(() => {
  registerResponse = { result: 'notListed', until: null };
  fetchRegister.mockClear();
  vi.stubGlobal('fetch', fetchRegister);
});

function startAccounts() {
  const context = testSandboxContext(accountsSchema, walletSchema, registrationSchema, saferGamblingSchema);
  const protectedAccounts = createProtectedAccounts(context, createWallet(context), () => null, servicesOrigin, null);
  const { accounts, persons } = protectedAccounts;
  /** Opens an account. All accounts are of one person. */
  function open(username: string, brand = 'regency', marketId = 'uk') {
    const facts = { username, passwordHash: '', brand, marketId, grant: 0, termsAccepted: true };
    const userId = accounts.players.create(facts);
    const [person] = tenPersons;
    if (userId === null || person === undefined) throw new Error('There is no such market or person.');
    const details = { ...person, username, password: '', occupation: '', addressLine2: '' };
    const home = { city: 'Leeds', region: '', currency: 'GBP' };
    const account = { userId, brand, key: username, affirmed: true, marketing: [] };
    persons.save({ ...account, details: { ...details, ...home } });
    accounts.players.setStatus(userId, accountStatuses.active);
    const player = accounts.players.byId(userId);
    if (player === undefined) throw new Error('The player was not stored.');
    return player;
  }
  return { ...context, ...protectedAccounts, open };
}
const until = '2026-07-15T12:00:00.000Z';

test('UK20 an excluded player neither logs in nor plays, gets no offers and is in no public list', () => {
  const { accounts, breaks, open, listedName, mayReceiveOffers } = startAccounts();
  const player = open('mira');
  expect(accounts.loginObstacleOf(player)).toBeNull();
  expect([mayReceiveOffers(player.user_id), listedName(player.user_id)]).toEqual([true, 'mira']);
  breaks.begin(player.user_id, 'selfExclusion', '6m');
  const obstacle = { code: accountCodes.accountSelfExcluded, until };
  expect(accounts.loginObstacleOf(player)).toMatchObject(obstacle);
  expect(accounts.playObstacleOf(player)).toMatchObject(obstacle);
  expect([mayReceiveOffers(player.user_id), listedName(player.user_id)]).toEqual([false, undefined]);
  expect([mayReceiveOffers(99), listedName(99)]).toEqual([false, undefined]);
});

test('MT5 an excluded player may log in to withdraw where the market allows it, and in a market that is gone', () => {
  const { accounts, breaks, open } = startAccounts();
  const player = open('mira', 'regency', 'row');
  breaks.begin(player.user_id, 'selfExclusion', '6m');
  for (const each of [player, { ...player, market_id: 'unknown' }]) {
    expect(accounts.loginObstacleOf(each)).toBeNull();
    expect(accounts.playObstacleOf(each)).toMatchObject({ until });
  }
});

test('UK20 after the period of an exclusion, the refused login says that the player may ask to return', () => {
  const { accounts, breaks, open, clock } = startAccounts();
  const player = open('mira');
  breaks.begin(player.user_id, 'selfExclusion', '6m');
  clock.move(200 * 24 * 60 * minuteMs);
  expect(accounts.loginObstacleOf(player)).toMatchObject({ returning: { mayRequestReturn: true } });
});

test('UK20 ON4 the national register is asked in the markets that have one, and excludes whom it lists', async () => {
  const { accounts, checkRegister, exclusionElsewhereOf, open } = startAccounts();
  registerResponse = { result: 'listed', until };
  const abroad = open('mira.abroad', 'aurora', 'row');
  await checkRegister(abroad);
  await checkRegister({ ...abroad, market_id: 'unknown' });
  expect(fetchRegister).not.toHaveBeenCalled();
  const player = open('mira');
  expect(exclusionElsewhereOf(player)).toBeNull();
  await checkRegister(player);
  expect(fetchRegister.mock.lastCall?.[0]).toBe(checkAddress);
  expect(exclusionElsewhereOf(player)).toEqual({ by: 'register', until: Date.parse(until) });
  expect(accounts.loginObstacleOf(player)).toMatchObject({ code: accountCodes.accountSelfExcluded, until });
});

test('UK20 a player cannot play until the national register has answered', async () => {
  const { checkRegister, isPersonHeld, open } = startAccounts();
  const player = open('mira');
  registerResponse = null;
  await checkRegister(player);
  expect([isPersonHeld(player.user_id), isPersonHeld(99)]).toEqual([true, false]);
  registerResponse = { result: 'notListed', until: null };
  await checkRegister(player);
  expect(isPersonHeld(player.user_id)).toBe(false);
});

test('MT3 an exclusion from every brand excludes the other accounts of the person', () => {
  const { accounts, breaks, exclusionElsewhereOf, open } = startAccounts();
  const [player, sister] = [open('mira'), open('mira.2', 'aurora', 'row')];
  const end = breaks.begin(player.user_id, 'selfExclusion', '6m').until;
  expect(exclusionElsewhereOf(sister)).toBeNull();
  breaks.widen(player.user_id, end);
  expect(exclusionElsewhereOf(sister)).toEqual({ by: 'otherAccount', until: end });
  expect(accounts.playObstacleOf(sister)).toMatchObject({ until });
});

test('ON7 presence counts all accounts of a person, and begins again after a pause of the idle time', () => {
  const { accounts, presentSince, open, clock } = startAccounts();
  const [player, sister] = [open('mira'), open('mira.2', 'aurora', 'row')];
  const begunAt = clock.now();
  accounts.sessions.recordSign(accounts.sessions.start(sister.user_id, 1).session_id);
  expect([presentSince(sister), presentSince(player)]).toEqual([begunAt, begunAt]);
  clock.move(15 * minuteMs);
  accounts.sessions.recordSign(accounts.sessions.start(player.user_id, 1).session_id);
  expect([presentSince(sister), presentSince(player)]).toEqual([begunAt, begunAt]);
  clock.move(60 * minuteMs);
  const stranger = { ...player, user_id: 99 };
  expect([presentSince(player), presentSince(stranger)]).toEqual([clock.now(), null]);
});
