import type { RegistrationLimit } from '@foyer/contract/registrationDetails';
import { beforeEach, expect, test } from 'vitest';
import { testPlatformContext } from '../../kernel/testPlatformContext.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createAddressLimit, maxFailuresPerAddress } from '../accounts/addressLimit.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createRegistration, welcomeBalance } from './accountRegistration.ts';
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
  const platformContext = testPlatformContext(accountsSchema, walletSchema, registrationSchema);
  const wallet = createWallet(platformContext);
  const accounts = createAccounts(platformContext, wallet);
  const limits: [number, RegistrationLimit][] = [];
  const addresses = createAddressLimit();
  const excluded = new Set<number>();
  const open = createRegistration(platformContext, {
    accounts,
    addresses,
    isExcludedEverywhere: (userIds) => userIds.some((userId) => excluded.has(userId)),
    setLimit: (userId, limit) => void limits.push([userId, limit]),
  });
  const count = (table: string) =>
    (platformContext.database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;
  return { ...platformContext, wallet, accounts, addresses, limits, excluded, open, count };
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
