import { randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import { accountStatuses } from '@foyer/contract/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createAccounts } from '../accounts/accounts.ts';
import type { Player } from '../accounts/players.ts';
import { cashierCalls } from './cashierCalls.ts';
import { startCashier } from './cashierUnderTest.ts';
import { paymentMethods } from './paymentMethods.ts';
import { challengeCode, challengeTries } from './paymentStep.ts';

interface CashierReply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

function openCashier(marketId = 'row') {
  const cashier = startCashier();
  const { database, clock, wallet, permission, limits, restart } = cashier;
  const accounts = createAccounts({ ...testSandboxContext(), database, clock }, wallet);
  const app = cashierCalls({ database, clock }, { accounts, wallet, payments: restart(), permission, limits });
  const player = cashier.newPlayer({ marketId });
  const account = accounts.sessions.start(player.user_id, player.product_id);
  const launchToken = () => accounts.sessions.issueLaunchTokens(account.session_id, 1)[0] ?? '';

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { bearer, body }: { bearer?: string; body?: unknown } = {},
  ): Promise<CashierReply> {
    const response = await app.request(path, {
      method,
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  }
  const open = async (culture?: string) => call('POST', '/session', { body: { launchToken: launchToken(), culture } });
  return { ...cashier, accounts, account, player, launchToken, call, open };
}
let box: ReturnType<typeof openCashier>;
let bearer = '';
beforeEach(async () => {
  box = openCashier();
  bearer = String((await box.open()).body['sessionId']);
});

const payment = (changes: object = {}) => ({
  direction: 'deposit',
  instrumentId: 'card-4021',
  amount: 2000,
  clientKey: randomUUID(),
  ...changes,
});
const paid = ({ body }: CashierReply) => body['payment'] as Record<string, unknown>;

describe('BK-01 a cashier session', () => {
  test('shows methods, balances and limits of its player in the requested language', async () => {
    box.limits.setLimit(box.player.user_id, 'deposit', 'day', 5000);
    box.limits.setLimit(box.player.user_id, 'loss', 'day', 5000);
    const { status, headers, body } = await box.open('zh');
    expect(status).toBe(200);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
    expect(body).toMatchObject({
      culture: 'zh',
      currencyIsoCode: 'EUR',
      isFirstDeposit: true,
      obstacles: { deposit: null, withdrawal: null },
      limits: [{ period: 'day', value: 5000, used: 0 }],
      withdrawalCancelling: true,
      challengeCode,
      payments: [],
      balances: box.wallet.balances(box.player.user_id),
    });
    const market = brands[0]?.markets.find(({ id }) => id === 'row');
    expect(body['helpLine']).toEqual(market?.rules.helpLine);
    expect(body['customerFunds']).toBe('');
    expect((body['methods'] as { name: string; note: unknown }[]).map(({ name, note }) => [name, note])).toEqual(
      paymentMethods.map(({ name, note }) => [name.zh, { deposit: note.deposit.zh, withdrawal: note.withdrawal.zh }]),
    );
  });

  test.each([
    ['uk', 'en', 'We verify your identity, age and address before you can deposit or play.'],
    ['uk', 'zh', '您存款或游戏之前，我们会先核实您的身份、年龄和地址。'],
    ['ca', 'en', 'We verify your identity, age and address before you can deposit or play.'],
    ['row', 'en', 'We may ask for proof of identity and address before your first withdrawal.'],
    ['row', 'zh', '首次提款之前，我们可能需要您提供身份和地址证明。'],
  ])('UK18 says when %s verifies the identity, in %s', async (marketId, culture, text) => {
    const { body } = await openCashier(marketId).open(culture);
    expect(body['identityCheck']).toBe(text);
  });

  test('is opened once with a launch token', async () => {
    const token = box.launchToken();
    expect((await box.call('POST', '/session', { body: { launchToken: token } })).status).toBe(200);
    expect(await box.call('POST', '/session', { body: { launchToken: token } })).toMatchObject({
      status: 401,
      body: { reason: 'launchTokenRefused' },
    });
  });

  test.each([undefined, 'not json', '{"launchToken":5}', { launchToken: 'short' }])(
    'is refused for the body %j',
    async (body) => {
      expect(await box.call('POST', '/session', { body })).toMatchObject({
        status: 400,
        body: { reason: 'malformed' },
      });
    },
  );

  test('refuses a body of more than four kilobytes', async () => {
    expect(await box.call('POST', '/session', { body: { launchToken: 'x'.repeat(5000) } })).toMatchObject({
      status: 413,
      body: { reason: 'malformed' },
    });
  });

  test('is read back with its bearer token, in English unless a known language is requested', async () => {
    expect(await box.call('GET', '/session', { bearer })).toMatchObject({
      status: 200,
      body: { sessionId: bearer, culture: 'en' },
    });
    expect((await box.call('GET', '/session?culture=zh', { bearer })).body['culture']).toBe('zh');
    expect((await box.call('GET', '/session?culture=xx', { bearer })).body['culture']).toBe('en');
  });

  test('ends with the account session that opened it', async () => {
    box.accounts.sessions.close(box.account.session_id, 'logout');
    for (const [method, path, body] of [
      ['GET', '/session'],
      ['GET', '/payments'],
      ['POST', '/payments', payment()],
      ['POST', '/payments/x/challenge', { code: '1', wrongCodes: 0 }],
      ['POST', '/payments/x/cancel'],
    ] as const) {
      expect(await box.call(method, path, { bearer, body })).toMatchObject({
        status: 401,
        body: { reason: 'sessionEnded' },
      });
    }
  });

  test('is refused without its own bearer token', async () => {
    for (const other of [undefined, '', 'x'.repeat(22), `${bearer}x`, ` ${bearer}`]) {
      expect(await box.call('GET', '/session', other === undefined ? {} : { bearer: other })).toMatchObject({
        status: 401,
        body: { reason: 'sessionEnded' },
      });
    }
  });
});

describe('BK-05 a payment', () => {
  test('is booked and returns the new balances, and repeating its key books nothing', async () => {
    const wanted = payment();
    const first = await box.call('POST', '/payments', { bearer, body: wanted });
    expect(first).toMatchObject({
      status: 200,
      body: {
        payment: {
          state: 'booked',
          amount: 2000,
          instrument: 'Card ending 4021',
          triesLeft: challengeTries,
          mayCancel: false,
        },
      },
    });
    expect(first.body['balances']).toEqual(box.wallet.balances(box.player.user_id));
    expect(paid(await box.call('POST', '/payments', { bearer, body: wanted }))).toEqual(paid(first));
    expect(box.balances(box.player.user_id)).toEqual({ 0: 12_000 });
    expect((await box.call('GET', '/session', { bearer })).body['isFirstDeposit']).toBe(false);
  });

  test.each([
    [payment({ amount: 1 }), 'amountOutOfRange'],
    [payment({ instrumentId: 'nothing' }), 'unknownMethod'],
    [payment({ direction: 'withdrawal', amount: 200_000 }), 'insufficientFunds'],
  ])('is refused with a reason: %j', async (body, reason) => {
    expect(await box.call('POST', '/payments', { bearer, body })).toMatchObject({ status: 409, body: { reason } });
  });

  test.each([
    payment({ amount: 0 }),
    payment({ amount: 1.5 }),
    payment({ clientKey: 'x' }),
    payment({ direction: 'sideways' }),
    'not json',
  ])('is refused as malformed: %j', async (body) => {
    expect(await box.call('POST', '/payments', { bearer, body })).toMatchObject({
      status: 400,
      body: { reason: 'malformed' },
    });
  });

  test('is named in the requested language', async () => {
    const { body } = await box.call('POST', '/payments?culture=zh', { bearer, body: payment() });
    expect(body).toMatchObject({ payment: { instrument: '尾号 4021' } });
  });

  test('BK-02 contains its payment block', async () => {
    const wanted = payment({ instrumentId: 'bank-harbour', amount: 3000 });
    const made = paid(await box.call('POST', '/payments', { bearer, body: wanted }));
    expect(made['block']).toEqual({
      status_1: 'booked',
      status_2: '',
      amount: 3000,
      billingAmount: 3000,
      purchaseMethod: 'Bank transfer',
      purchaseMethodId: 2,
      paymentProcessorID: 32,
      paymentProcessorName: 'Ledgerline',
      transactionNumber: 'D-000001',
      clientReference: wanted.clientKey,
      apiReference: made['paymentId'],
    });
    const out = paid(await box.call('POST', '/payments', { bearer, body: payment({ direction: 'withdrawal' }) }));
    expect(out['block']).toMatchObject({ transactionNumber: 'W-000002', status_1: 'pending' });
    const refused = paid(await box.call('POST', '/payments', { bearer, body: payment({ instrumentId: 'card-0002' }) }));
    expect(refused['block']).toMatchObject({ status_1: 'refused', status_2: 'declined' });
  });
});

test('BK-05 a challenge can be answered by its player and counts the remaining attempts', async () => {
  const challenged = paid(
    await box.call('POST', '/payments', { bearer, body: payment({ instrumentId: 'card-3220' }) }),
  );
  const response = (id: unknown, body: unknown) =>
    box.call('POST', `/payments/${String(id)}/challenge`, { bearer, body });
  expect(challenged['state']).toBe('challenge');
  expect(paid(await response(challenged['paymentId'], { code: 'no', wrongCodes: 0 }))).toMatchObject({
    state: 'challenge',
    wrongCodes: 1,
    triesLeft: challengeTries - 1,
  });
  expect(await response(challenged['paymentId'], { code: challengeCode })).toMatchObject({
    status: 400,
    body: { reason: 'malformed' },
  });
  expect(await response('other', { code: challengeCode, wrongCodes: 1 })).toMatchObject({
    status: 404,
    body: { reason: 'unknownPayment' },
  });
  expect(paid(await response(challenged['paymentId'], { code: challengeCode, wrongCodes: 1 }))).toMatchObject({
    state: 'booked',
  });
});

test('UK10 a withdrawal can be cancelled once where the market allows it', async () => {
  const made = paid(await box.call('POST', '/payments', { bearer, body: payment({ direction: 'withdrawal' }) }));
  expect(made).toMatchObject({ state: 'pending', mayCancel: true, settledAt: null });
  const cancel = () => box.call('POST', `/payments/${String(made['paymentId'])}/cancel`, { bearer });
  expect(paid(await cancel())).toMatchObject({ state: 'cancelled', mayCancel: false });
  expect(await box.call('POST', '/payments/other/cancel', { bearer })).toMatchObject({
    status: 409,
    body: { reason: 'cannotCancel' },
  });
  expect(box.balances(box.player.user_id)).toEqual({ 0: 10_000 });
});

test('UK10 a withdrawal cannot be cancelled where the market forbids it', async () => {
  box = openCashier('uk');
  const session = await box.open();
  bearer = String(session.body['sessionId']);
  expect(session.body['withdrawalCancelling']).toBe(false);
  const made = paid(await box.call('POST', '/payments', { bearer, body: payment({ direction: 'withdrawal' }) }));
  expect(made['mayCancel']).toBe(false);
  expect((await box.call('POST', `/payments/${String(made['paymentId'])}/cancel`, { bearer })).status).toBe(409);
});

test('BK-01 the payments list contains only the player’s newest 30 payments', async () => {
  for (let count = 0; count < 31; count += 1)
    await box.call('POST', '/payments', { bearer, body: payment({ amount: 500 + count }) });
  const { body } = await box.call('GET', '/payments', { bearer });
  const amounts = (body['payments'] as { amount: number }[]).map(({ amount }) => amount);
  expect(amounts).toEqual(Array.from({ length: 30 }, (_, index) => 530 - index));
  expect(body['balances']).toEqual(box.wallet.balances(box.player.user_id));
});

describe('payment permissions', () => {
  const obstaclesOf = async (status: Player['status_id'], marketId = 'row') => {
    const other = openCashier(marketId);
    other.players.setStatus(other.player.user_id, status);
    return (await other.open()).body['obstacles'];
  };

  test('MT5 an excluded or closed account can withdraw but not deposit', async () => {
    for (const status of [accountStatuses.selfExcluded, accountStatuses.closed])
      expect(await obstaclesOf(status)).toEqual({ deposit: 'accountBlocked', withdrawal: null });
  });

  test('AU-19 a blacklisted or unknown account can neither deposit nor withdraw', async () => {
    for (const status of [accountStatuses.blacklisted, accountStatuses.unknown])
      expect(await obstaclesOf(status)).toEqual({ deposit: 'accountBlocked', withdrawal: 'accountBlocked' });
  });

  test('UK20 a player on a break cannot deposit', async () => {
    box.breaks.begin(box.player.user_id, 'timeOut', '1d');
    expect((await box.open()).body['obstacles']).toMatchObject({ deposit: 'onBreak' });
  });

  test('an unverified player cannot deposit where verification is required', async () => {
    expect(await obstaclesOf(accountStatuses.provisional, 'uk')).toMatchObject({ deposit: 'verificationNeeded' });
  });

  test('a deleted account cannot withdraw', () => {
    expect(box.permission.mayWithdraw(999)).toBe('accountBlocked');
  });
});

test('ON13 what a player requests in the cashier keeps the session open, and the poll of its list does not', async () => {
  const minute = 60_000;
  box.clock.move(25 * minute);
  expect((await box.call('POST', '/payments', { bearer, body: payment() })).status).toBe(200);
  box.clock.move(20 * minute);
  expect((await box.call('GET', '/payments', { bearer })).status).toBe(200);
  box.clock.move(12 * minute);
  expect(await box.call('GET', '/payments', { bearer })).toMatchObject({
    status: 401,
    body: { reason: 'sessionEnded' },
  });
});
