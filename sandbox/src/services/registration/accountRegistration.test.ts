import type { RegistrationLimit } from '@foyer/contract/registrationDetails';
import { beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createAddressLimit, maxFailuresPerAddress } from '../accounts/addressLimit.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createRegistration, welcomeBalance } from './accountRegistration.ts';
import { createPersonObstacles } from './createPersonObstacles.ts';
import { createStoredPersons } from './createStoredPersons.ts';
import type { RegisterResponse } from './exclusionRegisterClient.ts';
import { createRegisterChecks } from './registerChecks.ts';
import { registerSandboxPerson } from './registerSandboxPerson.ts';
import { registrationSchema } from './registrationSchema.ts';

type Request = Parameters<ReturnType<typeof createRegistration>>[0];

const details: Request['details'] = {
  email: 'mira@example.com',
  username: 'mira.kovac',
  password: 'paper lantern 27',
  firstName: 'Mira',
  lastName: 'Kovac',
  dateOfBirth: '1990-02-14',
  mobile: '07700 900123',
  occupation: '',
  country: 'GB',
  addressLine1: '12 Harbour Row',
  addressLine2: '',
  city: 'Leeds',
  region: '',
  postcode: 'LS1 4DY',
  currency: 'GBP',
};
const request: Request = {
  key: '11111111-1111-4111-8111-111111111111',
  productId: 8145,
  marketId: 'uk',
  ipAddress: '192.0.2.1',
  details,
  limits: [],
  marketing: [],
  termsAccepted: true,
  affirmed: false,
};
const otherKey = '22222222-2222-4222-8222-222222222222';

function sandbox() {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema, registrationSchema);
  const wallet = createWallet(sandboxContext);
  const accounts = createAccounts(sandboxContext, wallet);
  const limits: [number, RegistrationLimit][] = [];
  const addresses = createAddressLimit();
  const excluded = new Set<number>();
  const persons = createStoredPersons(sandboxContext);
  const registered: RegisterResponse[] = [];
  const registerChecks = createRegisterChecks(sandboxContext, {
    lookUp: async () => registered.shift() ?? { result: 'notListed', until: null },
    matches: persons.matches,
  });
  const open = createRegistration(sandboxContext, {
    persons,
    registerChecks,
    accounts,
    addresses,
    breaks: { isExcludedEverywhere: (userIds) => userIds.some((userId) => excluded.has(userId)) },
    limits: { setLimit: (userId, kind, period, value) => void limits.push([userId, { kind, period, value }]) },
  });
  const count = (table: string) =>
    (sandboxContext.database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;
  const { matches } = persons;
  const personObstacles = createPersonObstacles({
    matches,
    register: registerChecks,
    isExcludedEverywhere: (userIds) => userIds.some((id) => excluded.has(id)),
    everywhereUntil: () => null,
    now: sandboxContext.clock.now,
  });
  const obstacles = (userId: number) =>
    personObstacles.obstacles(userId, {
      exclusionRegister: { timeoutMs: 1, cacheMinutes: 30, withoutAnswer: 'noPlay' },
      excludedMayWithdraw: false,
    });
  return {
    ...sandboxContext,
    wallet,
    accounts,
    addresses,
    limits,
    excluded,
    open,
    count,
    persons,
    matches,
    registered,
    registerChecks,
    obstacles,
  };
}
let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});

test('RG-01 RG-02 a new account has the welcome balance, accepted terms and a first session', async () => {
  const opened = await box.open({
    ...request,
    marketId: 'row',
    details: { ...details, country: 'MT', postcode: 'VLT 1117', currency: 'EUR' },
  });
  expect(opened).toEqual({ opened: true, refreshToken: expect.any(String) });
  const player = box.accounts.players.byUsername('mira.kovac');
  expect(player).toMatchObject({
    brand: 'regency',
    market_id: 'row',
    country: 'MT',
    currency: 'EUR',
    status_id: 1,
    terms_accepted_at: box.clock.now(),
    login_streak: 1,
  });
  expect(box.wallet.realBalance(player?.user_id ?? 0)).toBe(welcomeBalance);
  const use = box.accounts.sessions.useRefreshToken('refreshToken' in opened ? opened.refreshToken : '');
  expect(use).toMatchObject({ used: true, session: { user_id: player?.user_id } });
});

test('UK23 every channel is stored with its decision and time', async () => {
  await box.open({ ...request, marketing: [{ product: 'casino', channel: 'sms' }] });
  const storedRows = box.database
    .prepare('SELECT channel, is_given, decided_at FROM marketing_consent ORDER BY channel')
    .all();
  expect(storedRows.map((row) => ({ ...row }))).toEqual(
    ['email', 'phone', 'post', 'sms'].map((channel) => ({
      channel,
      is_given: channel === 'sms' ? 1 : 0,
      decided_at: box.clock.now(),
    })),
  );
});

test('UK11 ON7 limits set during registration are stored with the account', async () => {
  const limits: RegistrationLimit[] = [
    { kind: 'deposit', period: 'week', value: 5000 },
    { kind: 'loss', period: 'day', value: 1000 },
  ];
  await box.open({ ...request, limits });
  const userId = box.accounts.players.byUsername('mira.kovac')?.user_id;
  expect(box.limits).toEqual(limits.map((limit) => [userId, limit]));
});

test('RG-01 requests with the same key and password open one account, also concurrently', async () => {
  const responses = await Promise.all([box.open(request), box.open(request), box.open(request)]);
  expect(responses.map((response) => 'opened' in response && response.opened)).toEqual([true, true, true]);
  expect(await box.open(request)).toMatchObject({ opened: true });
  expect(await box.open({ ...request, details: { ...details, password: 'another lantern 28' } })).toEqual({
    opened: false,
    because: 'notOpened',
  });
  expect([box.count('player'), box.count('registration'), box.limits.length]).toEqual([1, 1, 0]);
});

test('RG-01 a person has one account per brand, and a refusal does not reveal which detail matched', async () => {
  await box.open(request);
  const notOpened = { opened: false, because: 'notOpened' };
  const register = (changes: Partial<typeof details>, productId = 8145) =>
    box.open({
      ...request,
      productId,
      marketId: productId === 8145 ? 'uk' : 'row',
      key: crypto.randomUUID(),
      details: { ...details, username: 'somebody.else', ...changes },
    });
  expect(await register({ lastName: 'Other', dateOfBirth: '1980-01-01', email: 'MIRA@example.com' })).toEqual(
    notOpened,
  );
  expect(await register({ email: 'second@example.com', postcode: 'ls14dy', lastName: 'KOVAC' })).toEqual(notOpened);
  expect(await register({ country: 'IE', postcode: 'H91 P2KX', currency: 'EUR' }, 17_447)).toMatchObject({
    opened: true,
  });
});

test('MT3 a person excluded at every brand cannot open an account at another brand', async () => {
  const home = { country: 'IE', postcode: 'H91 P2KX', currency: 'EUR' };
  const opening = (changes: Partial<typeof details>) =>
    box.open({
      ...request,
      productId: 17_447,
      marketId: 'row',
      key: crypto.randomUUID(),
      details: { ...details, ...home, username: 'somebody.else', ...changes },
    });
  await box.open({ ...request, marketId: 'row', details: { ...details, ...home } });
  box.excluded.add(box.accounts.players.byUsername('mira.kovac')?.user_id ?? 0);
  expect(await opening({})).toEqual({ opened: false, because: 'notOpened' });
  expect(await opening({ email: 'second@example.com' })).toEqual({ opened: false, because: 'notOpened' });
  expect(await opening({ email: 'second@example.com', lastName: 'Other' })).toMatchObject({ opened: true });
});

test('RG-01 a taken username is refused in any case, with the reason', async () => {
  await box.open(request);
  const other = { ...details, username: 'MIRA.kovac', email: 'b@example.com', lastName: 'Other' };
  expect(await box.open({ ...request, key: otherKey, details: other })).toEqual({
    opened: false,
    because: 'problems',
    problems: { username: 'taken' },
  });
});

test.each(['', '   ', 'x'.repeat(400), 'Ж', '🎰', '<img src=x onerror=alert(1)>', "'; DROP TABLE player; --"])(
  'RG-01 the service refuses %j in each field, independently of the form',
  async (text) => {
    for (const field of ['email', 'username', 'dateOfBirth', 'mobile', 'country', 'postcode', 'currency'] as const) {
      expect([field, await box.open({ ...request, details: { ...details, [field]: text } })]).toEqual([
        field,
        { opened: false, because: 'problems', problems: expect.objectContaining({ [field]: expect.any(String) }) },
      ]);
    }
    expect(box.count('player')).toBe(0);
  },
);

test('UK18 UK22 no account is opened below the minimum age or without accepting the terms', async () => {
  const day = new Date(box.clock.now() + 86_400_000);
  const dateOfBirth = `${day.getUTCFullYear() - 18}${day.toISOString().slice(4, 10)}`;
  expect(await box.open({ ...request, termsAccepted: false, details: { ...details, dateOfBirth } })).toEqual({
    opened: false,
    because: 'problems',
    problems: { dateOfBirth: 'tooYoung', terms: 'missing' },
  });
  expect(await box.open({ ...request, marketId: 'nowhere' })).toMatchObject({ refused: true, status: 404 });
});

test('AU-20 an address with too many refused registrations is rate-limited', async () => {
  await box.open(request);
  for (let turn = 1; turn < maxFailuresPerAddress; turn += 1)
    box.addresses.recordFailure(request.ipAddress, box.clock.now());
  expect(
    await box.open({ ...request, key: crypto.randomUUID(), details: { ...details, username: 'guess' } }),
  ).toMatchObject({ opened: false });
  expect(await box.open({ ...request, key: otherKey })).toMatchObject({ refused: true, status: 429 });
  expect(await box.open({ ...request, key: otherKey, ipAddress: '192.0.2.2' })).toMatchObject({ opened: false });
});

/** Registers a person of this market at a brand, with a mailbox and name of their own, and returns the user id. */
async function registerAs(changes: Partial<typeof details>, productId = 8145): Promise<number | null> {
  const username = `u${crypto.randomUUID().slice(0, 12)}`;
  const home = productId === 8145 ? {} : { country: 'IE', postcode: 'H91 P2KX', currency: 'EUR' };
  const opened = await box.open({
    ...request,
    productId,
    marketId: productId === 8145 ? 'uk' : 'row',
    key: crypto.randomUUID(),
    details: { ...details, ...home, ...changes, username },
  });
  return opened && 'opened' in opened && opened.opened
    ? (box.accounts.players.byUsername(username)?.user_id ?? null)
    : null;
}
const moved = {
  email: 'new@example.com',
  mobile: '07700 900999',
  postcode: 'NE1 7RU',
  addressLine1: '101 Grey Street',
};
const underReview = { code: 10520, message: expect.any(String) };

test('RG-01 MT3 a likely second account of a brand cannot play until a human decides, and can log in', async () => {
  const first = (await registerAs({})) ?? 0;
  const second = (await registerAs(moved)) ?? 0;
  expect(box.obstacles(first)).toEqual({ login: null, play: null });
  expect(box.obstacles(second)).toEqual({ login: null, play: underReview });
  expect(box.matches.open()).toEqual([
    {
      userId: second,
      otherId: first,
      score: 70,
      reasons: ['sameFamilyName', 'sameGivenName', 'sameBirthday'],
      foundAt: box.clock.now(),
    },
  ]);
  expect(box.matches.decide(second, first, false)).toBe(true);
  expect(box.obstacles(second)).toEqual({ login: null, play: null });
  expect(box.persons.accountsOfPerson(first)).toEqual([first]);
  // A later decision counts, and the earlier one stays.
  box.matches.decide(second, first, true);
  expect(box.obstacles(second).login).toMatchObject({ code: 10505 });
  expect(box.obstacles(first)).toEqual({ login: null, play: null });
  expect(box.matches.decisions().map(({ isSame }) => isSame)).toEqual([true, false]);
  expect([box.matches.open(), box.matches.decide(first, second, true)]).toEqual([[], false]);
});

test('MT3 an exclusion at every brand covers an account under another spelling, and holds like ones', async () => {
  const known = await registerAs({ lastName: "O'Kovač" });
  const spelled = await registerAs({ lastName: 'O’Kоvac-', mobile: '+44 7700 900123', email: 'b@example.com' }, 17_447);
  const like = await registerAs(
    { lastName: 'OKovac', mobile: '+353 85 012 3456', email: 'c@example.com', postcode: 'D02 AF30' },
    17_447,
  );
  const stranger = await registerAs({ ...moved, firstName: 'Jon', lastName: 'Berg', dateOfBirth: '1970-05-06' });
  expect([known, spelled, like, stranger]).not.toContain(null);
  for (const [one, other] of [
    [known, spelled],
    [spelled, known],
  ] as const)
    expect(box.persons.accountsOfPerson(one ?? 0)).toEqual([one, other]);
  expect(box.obstacles(like ?? 0).play).toEqual(underReview);
  box.matches.decide(like ?? 0, spelled ?? 0, false);
  expect(box.obstacles(like ?? 0)).toEqual({ login: null, play: null });

  box.excluded.add(known ?? 0);
  expect(box.obstacles(spelled ?? 0).login).toMatchObject({ code: 10507 });
  // The pair with the excluded account itself is undecided.
  expect(box.obstacles(like ?? 0)).toEqual({ login: null, play: underReview });
  expect(box.obstacles(stranger ?? 0)).toEqual({ login: null, play: null });
});

test('MT3 persons of an older data folder are found after the first start, and keep playing', async () => {
  const first = (await registerAs({})) ?? 0;
  const second = (await registerAs(moved)) ?? 0;
  const sister = (await registerAs({ mobile: '07700 900123' }, 17_447)) ?? 0;
  for (const table of ['person_key', 'person_index', 'person_match']) box.database.exec(`DELETE FROM ${table}`);
  expect(box.persons.accountsOfPerson(first)).toEqual([first]);
  box.matches.indexAll();
  box.matches.indexAll();
  expect(box.persons.accountsOfPerson(first)).toEqual([first, sister]);
  expect(box.matches.open().filter(({ otherId }) => otherId === first)).toMatchObject([{ userId: second }]);
  expect(box.obstacles(second)).toEqual({ login: null, play: null });
  expect(await registerAs({ email: 'third@example.com' })).toBeNull();
});

test('RG-01 persons whom the sandbox invents are never matched', () => {
  const userIds = ['player.one', 'player.two'].map((username) => {
    const userId = box.accounts.players.create({
      username,
      passwordHash: '',
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted: true,
    });
    registerSandboxPerson(box.persons, box.accounts.players, { userId: userId ?? 0, age: 30, now: box.clock.now() });
    return userId ?? 0;
  });
  box.matches.indexAll();
  expect([box.matches.open(), box.persons.accountsOfPerson(userIds[0] ?? 0)]).toEqual([[], [userIds[0]]]);
  expect(box.matches.detailsOf(userIds[0] ?? 0)).toBeNull();
});

test('UK20 ON4 a person on the national register gets no account, and nothing reveals why', async () => {
  box.registered.push({ result: 'listed', until: null });
  expect(await box.open(request)).toEqual({ opened: false, because: 'notOpened' });
  expect(box.count('player')).toBe(0);
});

test('UK20 ON4 nobody registers while the national register does not answer, and the same form can be sent again', async () => {
  box.registered.push({ result: 'unanswered', until: null });
  expect(await box.open(request)).toEqual({ opened: false, because: 'notChecked' });
  expect(box.count('player')).toBe(0);
  expect(await box.open(request)).toMatchObject({ opened: true });
});

test('UK20 a possible entry of the national register holds play until a human decides', async () => {
  box.registered.push({ result: 'possible', until: null });
  const userId = (await registerAs({})) ?? 0;
  expect(box.obstacles(userId)).toEqual({ login: null, play: underReview });
  box.matches.decide(userId, 0, true);
  expect(box.obstacles(userId).login).toMatchObject({ code: 10507 });
  box.matches.decide(userId, 0, false);
  expect(box.obstacles(userId)).toEqual({ login: null, play: null });
});
