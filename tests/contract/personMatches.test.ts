import { Script } from 'node:vm';
import { details as accountDetails, login } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import { playerExclusion, requestReturn } from '@foyer/contract/exclusion';
import { checkExclusionRegister } from '@foyer/contract/exclusionRegister';
import { launch } from '@foyer/contract/gameLaunch';
import { takeBreak } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { likePersons, tenPersons, variations } from '../../sandbox/src/services/registration/likeNamedPersons.ts';
import { cashierCall, gameCall, openGame } from './support/openGame.ts';
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

interface Pair {
  userId: number;
  otherId: number;
  score: number;
  reasons: string[];
}
async function control<Result>(name: string, body: object, status = 200): Promise<Result> {
  const response = await sandbox.raw(`/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  return response.body as Result;
}
const queue = async () => (await control<{ open: Pair[] }>('persons', {})).open;
const decide = (userId: number, otherId: number, isSame: boolean) =>
  control('persons', { decide: { userId, otherId, isSame } });

/** A sample: unit tests try all of them, and opening an account takes long. */
const everyFourth = <T>(entries: Readonly<Record<string, T>>) =>
  Object.entries(entries).filter((_entry, index) => index % 4 === 1);

type Market = 'uk' | 'ca' | 'row' | 'row-zh';
let visitors = 0;
/** Sends a registration from an address of its own. */
async function open(market: Market, changes: Partial<RegistrationDetails> = {}, productId = 8145) {
  visitors += 1;
  const body = {
    ...registrationRequest(market === 'row-zh' ? 'row' : market, changes),
    marketId: market,
    productId,
    ipAddress: `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`,
  };
  const response = await sandbox.call(register, { body });
  expect(response.status).toBe(200);
  return { body, response: response.body as { opened: boolean; because?: string } };
}
const logIn = async (details: Pick<RegistrationDetails, 'username' | 'password'>) =>
  (await sandbox.call(login, { body: loginRequest(details) })).body as LoginSuccess & { code?: number };
async function openAndLogIn(market: Market, changes: Partial<RegistrationDetails> = {}, productId = 8145) {
  const { body, response } = await open(market, changes, productId);
  expect(response).toMatchObject({ opened: true });
  const entered = await logIn(body.details);
  return { ...body, userId: entered.account.core.userId, entered };
}
/** The person's own details at a new account: other name and password of the account, same person. */
const personOf = ({ firstName, lastName, dateOfBirth, mobile, postcode, addressLine1 }: RegistrationDetails) => ({
  firstName,
  lastName,
  dateOfBirth,
  mobile,
  postcode,
  addressLine1,
});
const launchWith = async (entered: LoginSuccess, productId = 8145) =>
  sandbox.call(
    launch,
    { params: { gameId: await sandbox.playableGame() }, body: { productId, isMobile: true, isROW: true } },
    { bearer: entered.tokens.launchTokens[0] ?? '' },
  );
const excludeEverywhere = (entered: LoginSuccess) =>
  sandbox.call(
    takeBreak,
    { body: { kind: 'selfExclusion', period: '6m', allBrands: true, understood: true } },
    { bearer: entered.tokens.userToken },
  );

describe('an excluded person', () => {
  test.each(['row', 'row-zh'] as const)(
    'MT3c gets no account at another brand under another spelling @%s',
    async (marketId) => {
      const known = await openAndLogIn(marketId, { firstName: 'Renée', lastName: "O'Dálaigh" });
      await excludeEverywhere(known.entered);
      for (const lastName of ['O’Dálaigh', 'ODalaigh', 'O Dálaigh', 'Odálaigh-', 'ODаlaigh']) {
        const { response } = await open('row', { ...personOf(known.details), firstName: 'Renee J.', lastName }, 17_447);
        expect([lastName, response]).toEqual([lastName, { opened: false, because: 'notOpened' }]);
      }
    },
  );

  test('MT3c cannot play from a new account after moving house, until a human decides @row', async () => {
    const known = await openAndLogIn('row');
    await excludeEverywhere(known.entered);
    const { firstName, lastName, dateOfBirth } = known.details;
    const home = { postcode: 'D02 AF30' };
    const returned = await openAndLogIn('row', { firstName, lastName, dateOfBirth, ...home }, 17_447);
    expect(returned.entered.account.regulated.restriction).toEqual({ kind: 'underReview', until: null });
    const refused = await launchWith(returned.entered, 17_447);
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 10520 })]);
    const launchToken = returned.entered.tokens.launchTokens[1] ?? '';
    const cashier = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
      launchToken,
      culture: 'en',
    });
    expect(cashier.body.obstacles).toMatchObject({ deposit: 'accountBlocked' });
    expect(await queue()).toContainEqual(
      expect.objectContaining({
        userId: returned.userId,
        otherId: known.userId,
        score: 70,
        reasons: ['sameFamilyName', 'sameGivenName', 'sameBirthday'],
      }),
    );

    await decide(returned.userId, known.userId, true);
    const after = await sandbox.call(accountDetails, {}, { bearer: returned.entered.tokens.userToken });
    expect(after.body).toMatchObject({ account: { regulated: { restriction: { kind: 'selfExclusion' } } } });
    // The pair is decided, and a later decision counts.
    await decide(returned.userId, known.userId, false);
    expect((await logIn(returned.details)).account.regulated.restriction).toBeUndefined();
  });

  test('MT3c is excluded in an account at another brand under another spelling @row', async () => {
    const here = await openAndLogIn('row', { lastName: 'Fàbregas' });
    const there = await openAndLogIn('row', { ...personOf(here.details), lastName: 'Fabregаs' }, 17_447);
    await excludeEverywhere(here.entered);
    expect((await launchWith(there.entered, 17_447)).status).not.toBe(200);
    expect((await logIn(there.details)).account.regulated.restriction).toMatchObject({ kind: 'selfExclusion' });
  });

  test('MT3c stops playing an open game of an account that may be theirs @row', async () => {
    const known = await openAndLogIn('row', {}, 17_447);
    const { firstName, lastName, dateOfBirth } = known.details;
    const like = await openAndLogIn('row', { firstName, lastName, dateOfBirth, postcode: 'D02 AF30' });
    const { sessionId } = await openGame(sandbox, Number(await sandbox.playableGame()), like.details);
    const play = async () => (await gameCall(sandbox, 'GET', '/session', sessionId)).status;
    expect(await play()).toBe(200);
    await excludeEverywhere(known.entered);
    expect(await play()).toBe(401);
  });

  test.each(everyFourth(variations))('UK20g never plays again with %s @uk', async (_name, change) => {
    const original = tenPersons[visitors % tenPersons.length] ?? tenPersons[0];
    if (original === undefined) throw new Error('There are no persons.');
    // Each try needs a person of its own: the first name differs, and nothing else is like the persons of other tests.
    const mark = registrationRequest().details;
    const person = {
      ...original,
      lastName: `${original.lastName}${mark.lastName.slice(5)}`,
      dateOfBirth: mark.dateOfBirth,
      email: mark.email,
      mobile: mark.mobile,
      addressLine1: mark.addressLine1,
    };
    const known = await openAndLogIn('uk', person);
    await excludeEverywhere(known.entered);
    const { body, response } = await open('uk', { ...person, ...change(person), country: 'GB', postcode: 'NE1 7RU' });
    if (!response.opened) return;
    const { account } = await logIn(body.details);
    expect(account.regulated.restriction).toMatchObject({ kind: 'underReview' });
  });
});

describe('RG-01 another person', () => {
  test.each(everyFourth(likePersons))('like %s is never refused without a human', async (_name, change) => {
    const mark = registrationRequest().details;
    const original = { ...mark, firstName: 'Orla', addressLine1: mark.addressLine1 };
    await openAndLogIn('uk', original);
    const like = { ...original, ...change(original), username: registrationRequest().details.username };
    // An address is one mailbox, so one account of a brand has it.
    const { body, response } = await open('uk', { ...like, email: like.email.replace('@', '+other@') });
    expect(response).toMatchObject({ opened: true });
    const { account } = await logIn(body.details);
    const { restriction } = account.regulated;
    if (restriction) {
      expect(restriction.kind).toBe('underReview');
      const pairs = (await queue()).filter(({ userId }) => userId === account.core.userId);
      for (const { userId, otherId } of pairs) await decide(userId, otherId, false);
      expect((await logIn(body.details)).account.regulated.restriction).toBeUndefined();
    }
  });
});

describe('the national register', () => {
  const list = (person: object, until: number | null = null) =>
    control<{ entryId: number }>('exclusion-register', { add: { person, until } });
  const registerPersonOf = (details: RegistrationDetails) => ({
    ...personOf(details),
    email: details.email,
    country: details.country,
  });

  test.each(['uk', 'ca'] as const)('UK20h ON4d refuses a listed person like any other refusal @%s', async (market) => {
    const { details } = registrationRequest(market);
    await list(registerPersonOf(details));
    const { response } = await open(market, { ...registerPersonOf(details), lastName: `${details.lastName}-` });
    expect(response).toEqual({ opened: false, because: 'notOpened' });
  });

  test('RG-01 is not asked in a market without one', async () => {
    const { details } = registrationRequest('row');
    await list(registerPersonOf(details));
    expect((await open('row', registerPersonOf(details))).response).toMatchObject({ opened: true });
  });

  test('UK20h ends the way into an account at the next login, and only until its end @uk', async () => {
    const known = await openAndLogIn('uk');
    const end = Date.now() + 40 * 86_400_000;
    await list({ userId: known.userId }, end);
    // The result of the registration holds for half an hour.
    expect((await logIn(known.details)).code).toBeUndefined();
    await sandbox.moveClock(31 * 60_000);
    expect(await logIn(known.details)).toMatchObject({ code: 10507, until: new Date(end).toISOString() });
    await sandbox.moveClock(41 * 86_400_000);
    expect((await logIn(known.details)).account.core.userId).toBe(known.userId);
    await sandbox.moveClock(-41 * 86_400_000 - 31 * 60_000);
  });

  test('UK20e UK20h and an exclusion of the operator contradict each other: the one that ends later holds @uk', async () => {
    const dayMs = 86_400_000;
    const known = await openAndLogIn('uk');
    const listedUntil = Date.now() + 300 * dayMs;
    await list({ userId: known.userId }, listedUntil);
    await sandbox.call(
      takeBreak,
      { body: { kind: 'selfExclusion', period: '6m', understood: true } },
      { bearer: known.entered.tokens.userToken },
    );
    await sandbox.moveClock(31 * 60_000);
    // The operator's own exclusion says July, the register says November.
    const refused = (await logIn(known.details)) as { returnToken?: string };
    expect(refused).toMatchObject({ code: 10507, until: new Date(listedUntil).toISOString() });
    await sandbox.moveClock(200 * dayMs);
    const { returnToken = '' } = (await logIn(known.details)) as { returnToken?: string };
    const state = await sandbox.call(playerExclusion, {}, { bearer: returnToken });
    expect(state.body).toMatchObject({ isExcluded: true, heldBy: 'register', mayRequestReturn: false });
    const request = await sandbox.call(requestReturn, { body: { understood: true } }, { bearer: returnToken });
    expect(request.body).toMatchObject({ requested: false });
    await sandbox.moveClock(101 * dayMs);
    // The register is over, the operator's exclusion lasts until the player has returned.
    expect(await logIn(known.details)).toMatchObject({ code: 10507, restriction: { mayRequestReturn: true } });
    await sandbox.moveClock(-301 * dayMs - 31 * 60_000);
  });

  test('UK20i sends the balance of a listed person back, who can no longer log in @uk', async () => {
    const known = await openAndLogIn('uk');
    expect((await sandbox.books(known.userId)).balance).toBe(10_000);
    await list({ userId: known.userId }, Date.now() + 40 * 86_400_000);
    await sandbox.moveClock(31 * 60_000);
    expect(await logIn(known.details)).toMatchObject({ code: 10507 });
    // The services check exclusions all the time.
    await expect.poll(async () => (await sandbox.books(known.userId)).balance, { timeout: 10_000 }).toBe(0);
    expect(await sandbox.books(known.userId)).toMatchObject({ balanced: true });
    await sandbox.moveClock(-31 * 60_000);
  });

  test('UK20e a register that lists nobody ends no exclusion of the operator @uk', async () => {
    const known = await openAndLogIn('uk');
    await sandbox.call(
      takeBreak,
      { body: { kind: 'selfExclusion', period: '6m', understood: true } },
      { bearer: known.entered.tokens.userToken },
    );
    const body = registerPersonOf(known.details);
    expect((await sandbox.call(checkExclusionRegister, { body })).body).toMatchObject({ result: 'notListed' });
    await sandbox.moveClock(31 * 60_000);
    expect(await logIn(known.details)).toMatchObject({ code: 10507 });
    await sandbox.moveClock(-31 * 60_000);
  });

  test('UK20h a person who waits for a decision waits on when the clock moves a day, and a decision counts @uk', async () => {
    const known = await openAndLogIn('uk');
    const { entryId } = await list({ userId: known.userId }, Date.now() + 40 * 86_400_000);
    await sandbox.moveClock(31 * 60_000);
    await logIn(known.details);
    await control('exclusion-register', { remove: entryId });
    await sandbox.moveClock(31 * 60_000);
    await logIn(known.details);
    const isWaiting = async () => (await queue()).some(({ userId }) => userId === known.userId);
    await sandbox.moveClock(86_400_000);
    expect([await isWaiting(), (await logIn(known.details)).code]).toEqual([true, 10507]);
    await sandbox.moveClock(-2 * 86_400_000);
    expect([await isWaiting(), (await logIn(known.details)).code]).toEqual([true, 10507]);
    await decide(known.userId, 0, false);
    expect([await isWaiting(), (await logIn(known.details)).code]).toEqual([false, undefined]);
    await sandbox.moveClock(86_400_000 - 62 * 60_000);
  });

  test.each(['500', 'refused', 'malformed', 'missingFields', 'noResponse', 'headersOnly', 'dribble'] as const)(
    'UK20h opens no account while its response is %s, and the same form opens it later @uk',
    async (kind) => {
      await sandbox.faults({ target: 'checkExclusionRegister', kind });
      const { body, response } = await open('uk');
      expect(response).toEqual({ opened: false, because: 'notChecked' });
      await sandbox.clearFaults();
      expect((await sandbox.call(register, { body })).body).toMatchObject({ opened: true });
    },
  );

  test('UK20h that answers late lets players log in, and keeps them from play until it answers @uk', async () => {
    const known = await openAndLogIn('uk');
    await sandbox.moveClock(31 * 60_000);
    await sandbox.faults({ target: 'checkExclusionRegister', kind: 'noResponse' });
    const entered = await logIn(known.details);
    expect(entered.account.regulated.restriction).toEqual({ kind: 'underReview', until: null });
    await sandbox.clearFaults();
    const again = await logIn(known.details);
    expect(again.account.regulated.restriction).toBeUndefined();
    await sandbox.moveClock(-31 * 60_000);
  });

  test('UK20h that contradicts itself keeps the exclusion, and a human decides @uk', async () => {
    const known = await openAndLogIn('uk');
    const { entryId } = await list({ userId: known.userId }, Date.now() + 40 * 86_400_000);
    await sandbox.moveClock(31 * 60_000);
    expect(await logIn(known.details)).toMatchObject({ code: 10507 });
    await control('exclusion-register', { remove: entryId });
    await sandbox.moveClock(31 * 60_000);
    expect(await logIn(known.details)).toMatchObject({ code: 10507 });
    expect(await queue()).toContainEqual(expect.objectContaining({ userId: known.userId, otherId: 0 }));
    await decide(known.userId, 0, false);
    expect((await logIn(known.details)).account.core.userId).toBe(known.userId);
    await sandbox.moveClock(-62 * 60_000);
  });

  test('UK20h states whether a person is listed, and until when @uk', async () => {
    const { details } = registrationRequest('uk');
    const { country, email } = details;
    const body = { ...personOf(details), country, email };
    const lookUp = async () => (await sandbox.call(checkExclusionRegister, { body })).body;
    expect(await lookUp()).toEqual({ result: 'notListed', until: null });
    const { entryId } = await list({
      ...body,
      postcode: 'NE1 7RU',
      addressLine1: '1 Quay',
      mobile: '',
      email: 'x@y.zz',
    });
    expect(await lookUp()).toEqual({ result: 'possible', until: null });
    await control('exclusion-register', { remove: entryId });
    const until = Date.now() + 86_400_000;
    await list(body, until);
    expect(await lookUp()).toEqual({ result: 'listed', until: new Date(until).toISOString() });
  });
});

test('RG-01 the control room shows the queue without personal details, and decides', async () => {
  const first = await openAndLogIn('uk', { lastName: 'Queuefirst' });
  const { dateOfBirth, firstName, lastName } = first.details;
  const second = await openAndLogIn('uk', { dateOfBirth, firstName, lastName, postcode: 'NE1 7RU' });
  const page = (await sandbox.raw('/control/persons')).body as string;
  expect(page).toContain(second.details.username);
  expect(page).toContain('Same family name');
  for (const detail of [lastName, dateOfBirth, second.details.email, second.details.postcode])
    expect(page).not.toContain(detail);
  const form = new FormData();
  for (const [name, value] of Object.entries({ userId: second.userId, otherId: first.userId, isSame: 'different' }))
    form.set(name, String(value));
  const sent = await sandbox.raw('/control/persons/decide', { method: 'POST', body: form });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/control/persons']);
  expect((await queue()).some(({ userId }) => userId === second.userId)).toBe(false);
  expect((await sandbox.raw('/control/persons')).body).toContain('is another person than');
  await control('persons', { decide: { userId: first.userId, otherId: second.userId, isSame: true } }, 404);
  const wrong = await sandbox.raw('/control/persons/decide', { method: 'POST', body: new FormData() });
  expect(wrong.status).toBe(400);
});

test('RG-01 a decision whose response was lost is in the log once when it is sent again', async () => {
  const first = await openAndLogIn('uk');
  const { dateOfBirth, firstName, lastName } = first.details;
  const second = await openAndLogIn('uk', { dateOfBirth, firstName, lastName, postcode: 'NE1 7RU' });
  for (let press = 0; press < 2; press += 1) await decide(second.userId, first.userId, false);
  const { decisions } = await control<{ decisions: Pair[] }>('persons', {});
  expect(decisions.filter(({ userId }) => userId === second.userId)).toHaveLength(1);
  expect(new Script(String((await sandbox.raw('/control/persons.js')).body))).toBeInstanceOf(Script);
});

test('RG-01 the control room lists a player in the national register, and removes the entry', async () => {
  const player = await openAndLogIn('uk');
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return (await sandbox.raw('/control/persons/register', { method: 'POST', body: form })).status;
  };
  const entries = async () => (await control<{ entries: { entryId: number }[] }>('exclusion-register', {})).entries;
  const before = await entries();
  expect(await send({ username: player.details.username })).toBe(303);
  const [entry] = (await entries()).slice(before.length);
  const page = (await sandbox.raw('/control/persons')).body as string;
  expect(page).toContain(`Entry ${entry?.entryId} without an end`);
  expect(page).not.toContain(player.details.lastName);
  expect(await send({ entryId: String(entry?.entryId) })).toBe(303);
  expect(await entries()).toEqual(before);
  expect([await send({ username: 'nobody.at.all' }), await send({})]).toEqual([404, 400]);
});
