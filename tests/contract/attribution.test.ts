import { randomUUID } from 'node:crypto';
import { details, refreshToken } from '@foyer/contract/accounts';
import type { Account, Tokens } from '@foyer/contract/accounts';
import { reportAttribution } from '@foyer/contract/attribution';
import { register } from '@foyer/contract/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentList, SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { cashierCall } from './support/openGame.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const came = (btag: string) => ({ landedAt: new Date().toISOString(), parameters: { btag } });

interface Recorded {
  recorded: { step: string; parameters: object }[];
  firstDeposit: { step: string; parameters: object } | null;
}
const recorded = async (userId: number) =>
  (await sandbox.raw(`/control/attribution.json?userId=${userId}`)).body as Recorded;

/** Registers a person who came by an affiliate's link, and logs in. */
async function registered() {
  const request = { ...registrationRequest('row'), attribution: came('harbour-17') };
  const opened = await sandbox.call(register, { body: request });
  expect(opened.body).toEqual({ opened: true, refreshToken: expect.any(String) });
  const token = (opened.body as { refreshToken: string }).refreshToken;
  const renewed = await sandbox.call(refreshToken, { body: { numLaunchTokens: 10, refreshToken: token } });
  const { tokens } = renewed.body as { tokens: Tokens };
  const known = await sandbox.call(details, {}, { bearer: tokens.userToken });
  return { request, tokens, userId: (known.body as { account: Account }).account.core.userId };
}

async function deposit({ launchTokens: [launchToken = ''] }: Tokens, userId: number): Promise<void> {
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, { launchToken });
  const { sessionId } = opened.body;
  const order = { direction: 'deposit', instrumentId: 'card-4021', amount: 2000, clientKey: randomUUID() };
  expect((await cashierCall(sandbox, 'POST', '/payments', sessionId, order)).status).toBe(200);
  const finished = await sandbox.raw('/control/cashier', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ finish: userId }),
  });
  expect(finished.status).toBe(200);
  const list = await cashierCall<PaymentList>(sandbox, 'GET', '/payments', sessionId);
  expect(list.body.payments.map(({ state }) => state)).toEqual(['booked']);
}

test('what led a person here is kept with the registration and counts for the first deposit', async () => {
  const { request, tokens, userId } = await registered();
  // The same registration again opens no account and records nothing new.
  await sandbox.call(register, { body: { ...request, attribution: came('other') } });
  const registration = { step: 'registration', parameters: { btag: 'harbour-17' } };
  expect(await recorded(userId)).toMatchObject({ recorded: [registration], firstDeposit: null });
  await deposit(tokens, userId);
  expect(await recorded(userId)).toMatchObject({ firstDeposit: registration });
});

test('a report before the first deposit goes first, and a later one changes nothing', async () => {
  const { tokens, userId } = await registered();
  const report = (btag: string) =>
    sandbox.call(reportAttribution, { body: { attribution: came(btag) } }, { bearer: tokens.userToken });
  expect((await report('second')).body).toEqual({ recorded: true });
  await deposit(tokens, userId);
  expect((await report('third')).body).toEqual({ recorded: false });
  const { recorded: steps, firstDeposit } = await recorded(userId);
  expect(steps.map(({ parameters }) => parameters)).toEqual([{ btag: 'second' }, { btag: 'harbour-17' }]);
  expect(firstDeposit).toMatchObject({ step: 'deposit', parameters: { btag: 'second' } });
});

test.each([
  ['too many', Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`p${at}`, 'x']))],
  ['a long', { btag: 'x'.repeat(201) }],
  ['an empty', { btag: '' }],
  ['a badly named', { '<btag>': 'x' }],
])('refuses %s parameter without naming its value', async (_which, parameters) => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const attribution = { landedAt: new Date().toISOString(), parameters };
  const refused = await sandbox.call(reportAttribution, { body: { attribution } }, { bearer: tokens.userToken });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).not.toContain('xxxx');
});
