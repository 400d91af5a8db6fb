import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { details, logout, sessionSummary } from '@foyer/contract/accounts';
import type { SessionSummary } from '@foyer/contract/accounts';
import { setLimit } from '@foyer/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentList, PaymentResult, SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { paymentMethods } from '../../sandbox/src/services/cashier/paymentMethods.ts';
import { cashierCall } from './support/openGame.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

const control = (path: string, body: object) =>
  sandbox.raw(`/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A new player in the cashier, with that player’s calls. */
async function openCashier(order: Parameters<SandboxProcessUnderTest['newPlayer']>[0] = { marketId: 'row' }) {
  const { userId, ...credentials } = await sandbox.newPlayer(order);
  const { tokens } = await sandbox.logIn(credentials);
  const [launchToken = ''] = tokens.launchTokens;
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken,
    culture: 'en',
  });
  const bearer = opened.body.sessionId;
  const pay = (wanted: object) =>
    cashierCall<PaymentResult & { reason: string }>(sandbox, 'POST', '/payments', bearer, {
      direction: 'deposit',
      instrumentId: 'card-4021',
      amount: 2000,
      clientKey: randomUUID(),
      ...wanted,
    });
  return {
    userId,
    tokens,
    launchToken,
    opened,
    bearer,
    pay,
    challenge: (paymentId: string, body: object) =>
      cashierCall<PaymentResult>(sandbox, 'POST', `/payments/${paymentId}/challenge`, bearer, body),
    cancel: (paymentId: string) =>
      cashierCall<PaymentResult & { reason: string }>(sandbox, 'POST', `/payments/${paymentId}/cancel`, bearer, {}),
    list: () => cashierCall<PaymentList>(sandbox, 'GET', '/payments', bearer),
    books: () => sandbox.books(userId),
  };
}

test('BK-01 a launch token opens the cashier once, with that player’s data', async () => {
  const { opened, launchToken, bearer } = await openCashier();
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({
    currencyIsoCode: 'EUR',
    isFirstDeposit: true,
    obstacles: { deposit: null, withdrawal: null },
    payments: [],
    balances: [
      { type: 0, amount: 100_000 },
      { type: 3, amount: 0 },
    ],
  });
  expect(opened.body.withdrawalCancelling).toBe(true);
  expect(opened.body.methods.map(({ id }) => id)).toEqual(paymentMethods.map(({ id }) => id));
  expect(await cashierCall(sandbox, 'POST', '/session', undefined, { launchToken })).toEqual({
    status: 401,
    body: { reason: 'launchTokenRefused' },
  });
  expect((await cashierCall<SessionResponse>(sandbox, 'GET', '/session', bearer)).body.sessionId).toBe(bearer);
  const zh = await cashierCall<SessionResponse>(sandbox, 'GET', '/session?culture=zh', bearer);
  expect(zh.body.methods[0]?.name).toBe('借记卡');
  expect((await cashierCall(sandbox, 'GET', '/session', 'a'.repeat(22))).status).toBe(401);
  for (const path of ['/payments', '/payments/x/challenge', '/session']) {
    expect([path, (await cashierCall(sandbox, 'POST', path, bearer, { amount: 'x' })).status]).toEqual([path, 400]);
  }
  const otherPlayer = await openCashier();
  const { body } = await otherPlayer.pay({ instrumentId: 'card-3220' });
  expect(
    (
      await cashierCall(sandbox, 'POST', `/payments/${body.payment.paymentId}/challenge`, bearer, {
        code: '246810',
        wrongCodes: 0,
      })
    ).status,
  ).toBe(404);
  expect((await cashierCall(sandbox, 'GET', '/payments')).status).toBe(401);
});

test('BK-02 BK-05 every deposit outcome has its payment block, and books, summary and list agree', async () => {
  const { pay, challenge, list, books, tokens } = await openCashier();
  const approved = await pay({});
  expect(approved.body.payment).toMatchObject({ state: 'booked', mayCancel: false });
  const { block, paymentId } = approved.body.payment;
  expect(block).toEqual({
    status_1: 'booked',
    status_2: '',
    amount: 2000,
    billingAmount: 2000,
    purchaseMethod: 'Debit card',
    purchaseMethodId: 1,
    paymentProcessorID: 31,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: expect.stringMatching(/^D-\d{6}$/) as string,
    clientReference: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    apiReference: paymentId,
  });
  const declined = await pay({ instrumentId: 'card-0002' });
  expect(declined.body.payment.block).toMatchObject({ status_1: 'refused', status_2: 'declined', amount: 2000 });
  const result = await pay({ instrumentId: 'card-3220', amount: 500 });
  expect(result.body.payment).toMatchObject({ state: 'challenge', triesLeft: 3 });
  expect((await challenge(result.body.payment.paymentId, { code: '1', wrongCodes: 0 })).body.payment).toMatchObject({
    state: 'challenge',
    triesLeft: 2,
  });
  expect((await challenge(result.body.payment.paymentId, { code: '246810', wrongCodes: 1 })).body).toMatchObject({
    payment: { state: 'booked' },
    balances: [
      { type: 0, amount: 102_500 },
      { type: 3, amount: 0 },
    ],
  });
  const slow = await pay({ instrumentId: 'bank-slowwater' });
  const silent = await pay({ instrumentId: 'card-0341' });
  expect([slow.body.payment.state, silent.body.payment.state]).toEqual(['pending', 'authorising']);
  await sandbox.moveClock(90_000);
  expect((await list()).body.payments.map(({ state, reason }) => [state, reason])).toEqual([
    ['expired', 'noAnswer'],
    ['booked', null],
    ['booked', null],
    ['refused', 'declined'],
    ['booked', null],
  ]);
  expect(await books()).toMatchObject({ balanced: true, balance: 104_500 });
  // The moved clock has expired the user token. A page would renew it by polling; here the cashier session is read
  // instead.
  const summary = await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken });
  expect(summary.body).toMatchObject({
    balances: [
      { type: 0, amount: 104_500 },
      { type: 3, amount: 0 },
    ],
  });
});

test('BK-03 UK10 a UK withdrawal waits in escrow, cannot be cancelled and is paid once @uk', async () => {
  const { pay, cancel, list, books, tokens } = await openCashier({ marketId: 'uk' });
  const wanted = { direction: 'withdrawal', clientKey: randomUUID() };
  const { body } = await pay(wanted);
  expect(body.payment).toMatchObject({ state: 'pending', mayCancel: false });
  expect((await pay(wanted)).body.payment.paymentId).toBe(body.payment.paymentId);
  const escrow = [
    { type: 0, amount: 98_000 },
    { type: 3, amount: 0 },
    { type: 11, amount: 2000 },
  ];
  expect(body.balances).toEqual(escrow);
  expect((await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken })).body).toMatchObject({
    balances: escrow,
  });
  expect(await cancel(body.payment.paymentId)).toEqual({ status: 409, body: { reason: 'cannotCancel' } });
  await sandbox.moveClock(60_000);
  expect((await list()).body).toMatchObject({
    payments: [{ state: 'booked' }],
    balances: [{ type: 0, amount: 98_000 }, { type: 3 }, { type: 11, amount: 0 }],
  });
  expect((await books()).history.map(({ kind }) => kind)).toEqual(['grant', 'withdrawal', 'payout']);
  expect((await pay({ direction: 'withdrawal', amount: 98_001 })).body.reason).toBe('insufficientFunds');
});

test('BK-02 the session summary lists payments settled since the previous session, only once', async () => {
  await control('clock', { reset: true });
  const { userId, ...credentials } = await sandbox.newPlayer({ marketId: 'row' });
  const summaryOf = async (bearer: string) =>
    (await sandbox.call(sessionSummary, {}, { bearer })).body as SessionSummary;
  const { tokens } = await sandbox.logIn(credentials);
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens[0] ?? '',
    culture: 'en',
  });
  const result = await cashierCall<PaymentResult>(sandbox, 'POST', '/payments', opened.body.sessionId, {
    direction: 'deposit',
    instrumentId: 'bank-slowwater',
    amount: 2000,
    clientKey: randomUUID(),
  });
  expect(result.body.payment.state).toBe('pending');
  expect(await summaryOf(tokens.userToken)).toMatchObject({ hasDeposited: false, settledPayments: [] });
  await sandbox.call(logout, { body: { userId: tokens.userToken, reason: 1 } }, { bearer: tokens.userToken });
  await control('cashier', { finish: userId });
  await expect.poll(async () => (await sandbox.books(userId)).balance).toBe(102_000);

  const next = await sandbox.logIn(credentials);
  const settled = {
    direction: 'deposit',
    currencyIsoCode: 'EUR',
    payment: { status_1: 'booked', amount: 2000, apiReference: result.body.payment.paymentId },
  };
  expect(await summaryOf(next.tokens.userToken)).toMatchObject({ hasDeposited: true, settledPayments: [settled] });
  const last = await sandbox.logIn(credentials);
  expect(await summaryOf(last.tokens.userToken)).toMatchObject({ hasDeposited: true, settledPayments: [] });
});

test.each(['row', 'row-zh'])('no-UK10 a pending withdrawal can be cancelled @%s', async (marketId) => {
  const { pay, cancel } = await openCashier({ marketId });
  const { body } = await pay({ direction: 'withdrawal' });
  expect(body.payment.mayCancel).toBe(true);
  expect((await cancel(body.payment.paymentId)).body).toMatchObject({
    payment: { state: 'cancelled' },
    balances: [{ type: 0, amount: 100_000 }, { type: 3 }, { type: 11, amount: 0 }],
  });
});

test('RM-05 ON7c the cashier refuses a deposit above the player’s limit from any client @row', async () => {
  await control('clock', { reset: true });
  const { pay, books, tokens } = await openCashier();
  expect(
    (
      await sandbox.call(
        setLimit,
        { body: { kind: 'deposit', period: 'day', value: 5000 } },
        { bearer: tokens.userToken },
      )
    ).status,
  ).toBe(200);
  expect((await pay({ amount: 3000 })).body.payment.state).toBe('booked');
  expect(await pay({ amount: 2001 })).toEqual({ status: 409, body: { reason: 'limitReached' } });
  expect((await pay({ amount: 2000 })).body.payment.state).toBe('booked');
  expect(await pay({ amount: 500 })).toEqual({ status: 409, body: { reason: 'limitReached' } });
  expect(await books()).toMatchObject({ balanced: true, balance: 105_000 });
});

test('MT5a a player who self-excludes with the cashier open can withdraw but not deposit @row', async () => {
  const { pay, userId, bearer, tokens } = await openCashier();
  await sandbox.setStatus(userId, 7);
  expect((await pay({})).body.reason).toBe('accountBlocked');
  expect((await pay({ direction: 'withdrawal' })).body.payment.state).toBe('pending');
  const shown = await cashierCall<SessionResponse>(sandbox, 'GET', '/session', bearer);
  expect(shown.body.obstacles).toEqual({ deposit: 'accountBlocked', withdrawal: null });
  const again = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens[1] ?? '',
  });
  expect(again.status).toBe(200);
});

test('an unverified player is told before entering an amount that verification is required', async () => {
  const { opened, pay } = await openCashier({ marketId: 'uk', scenario: 'provisional' });
  expect(opened.body.obstacles).toEqual({ deposit: 'verificationNeeded', withdrawal: 'verificationNeeded' });
  expect((await pay({})).body.reason).toBe('verificationNeeded');
});

test.each(['created', 'authorising', 'challenge', 'pending'] as const)(
  'BK-05 a deposit in state %s survives a crash, and a repeated request books it once',
  async (hold) => {
    await control('clock', { reset: true });
    const { pay, challenge, list, books } = await openCashier();
    await control('cashier', { hold, outcome: hold === 'challenge' ? 'challenge' : 'slow' });
    const wanted = { clientKey: randomUUID() };
    const { body } = await pay(wanted);
    expect(body.payment.state).toBe(hold);
    await sandbox.crashAndRestart();
    const again = await pay(wanted);
    expect(again.body.payment.paymentId).toBe(body.payment.paymentId);
    if (hold === 'challenge') await challenge(body.payment.paymentId, { code: '246810', wrongCodes: 0 });
    await sandbox.moveClock(60_000);
    expect((await list()).body.payments).toMatchObject([{ paymentId: body.payment.paymentId, state: 'booked' }]);
    const { balance, balanced, history } = await books();
    expect({ balance, balanced, kinds: history.map(({ kind }) => kind) }).toEqual({
      balance: 102_000,
      balanced: true,
      kinds: ['grant', 'deposit'],
    });
  },
);

test.each(['before', 'after'] as const)(
  'BK-05 a crash %s booking a deposit and a repeated request book it once',
  async (when) => {
    const { pay, list, books } = await openCashier();
    const wanted = { clientKey: randomUUID() };
    if (when === 'after') await sandbox.faults({ target: 'cashierPages', kind: 'lostResponse', times: 1 });
    const result = pay(wanted).catch((error: unknown) => error);
    if (when === 'after') expect(await result).toBeInstanceOf(Error);
    await sandbox.crashAndRestart();
    await result;
    expect((await pay(wanted)).body.payment.state).toBe('booked');
    expect((await list()).body.payments).toHaveLength(1);
    const { balance, balanced, history } = await books();
    expect({ balance, balanced, kinds: history.map(({ kind }) => kind) }).toEqual({
      balance: 102_000,
      balanced: true,
      kinds: ['grant', 'deposit'],
    });
  },
);

test('BK-05 a lost response and a lost request cost nothing when repeated with the same key', async () => {
  const { pay, list, books } = await openCashier();
  const wanted = { clientKey: randomUUID() };
  await sandbox.faults({ target: 'cashierPages', kind: 'lostResponse', times: 1 });
  await expect(pay(wanted)).rejects.toThrow(/hang up|reset/);
  expect((await list()).body.payments).toMatchObject([{ state: 'booked' }]);
  expect((await pay(wanted)).body.payment.state).toBe('booked');
  await sandbox.faults({ target: 'cashierPages', kind: '503', times: 1 });
  const unseen = { clientKey: randomUUID() };
  expect((await pay(unseen)).status).toBe(503);
  expect((await list()).body.payments).toHaveLength(1);
  expect((await pay(unseen)).body.payment.state).toBe('booked');
  expect(await books()).toMatchObject({ balance: 104_000, balanced: true });
});

test('BK-03 the summary contains every kind of balance that is not empty', async () => {
  const { userId, tokens } = await openCashier();
  for (const type of [5, 6, 8, 9]) await control('balances', { userId, type, amount: 100 + type });
  const summary = await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken });
  expect((summary.body as { balances: unknown }).balances).toEqual([
    { type: 0, amount: 100_000 },
    { type: 3, amount: 0 },
    ...[5, 6, 8, 9].map((type) => ({ type, amount: 100 + type })),
  ]);
  expect((await sandbox.call(details, {}, { bearer: tokens.userToken })).status).toBe(200);
});

test('A17 the cashier page can be framed only by the brands’ sites', async () => {
  const page = (path: string) =>
    new Promise<{ status: number; policy: string }>((resolve, reject) => {
      const result = request(
        { port: sandbox.port, host: '127.0.0.1', path, headers: { host: `cashier.localhost:${sandbox.port}` } },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, policy: String(response.headers['content-security-policy']) });
        },
      );
      result.on('error', reject).end();
    });
  const { status, policy } = await page('/cashier/regency');
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/frame-ancestors http:\/\/regency\.localhost/);
  expect((await page('/cashier/nobody')).status).toBe(404);
  expect((await page('/cashier-themes/aurora.css')).status).toBe(200);
  expect((await sandbox.raw('/session')).status).toBe(404);
});
