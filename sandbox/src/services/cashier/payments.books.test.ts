import { finalPaymentStates } from '@foyer/contract/payment';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startCashier, paymentRequest } from './cashierUnderTest.ts';
import { paymentMethods } from './paymentMethods.ts';
import { newestPayments, type PaymentRow } from './paymentRows.ts';
import type { PaymentRequest } from './payments.ts';
import { challengeCode } from './paymentStep.ts';

type Step =
  | { is: 'pay'; direction: 'deposit' | 'withdrawal'; instrumentId: string; amount: number }
  | { is: 'again'; at: number }
  | { is: 'code'; at: number; right: boolean }
  | { is: 'cancel'; at: number }
  | { is: 'play'; kind: 'stake' | 'win'; amount: number }
  | { is: 'bonus'; convert: boolean; amount: number }
  | { is: 'pass'; ms: number }
  | { is: 'limit'; amount: number }
  /** The sandbox is killed in the middle of a booking transaction and restarted. */
  | { is: 'kill'; kind: 'deposit' | 'withdrawal' | 'payout' | 'withdrawalReturned' }
  | { is: 'restart' };

const amount = fc.integer({ min: 1, max: 9000 });
const at = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant('pay' as const),
      direction: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      instrumentId: fc.constantFrom(...paymentMethods.flatMap(({ instruments }) => instruments.map(({ id }) => id))),
      amount: fc.integer({ min: 400, max: 6000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('again' as const), at }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('code' as const), at, right: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('cancel' as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('play' as const),
      kind: fc.constantFrom('stake' as const, 'win' as const),
      amount,
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('bonus' as const), convert: fc.boolean(), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('pass' as const), ms: fc.constantFrom(1000, 60_000, 90_000, 300_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('limit' as const), amount: fc.integer({ min: 0, max: 15_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('kill' as const),
      kind: fc.constantFrom(
        'deposit' as const,
        'withdrawal' as const,
        'payout' as const,
        'withdrawalReturned' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'restart' as const }) },
);

/**
 * All sequences share one database, with a new player for each: a player’s payments must not affect another’s books.
 */
const cashier = startCashier();
let sequences = 0;
afterAll(() => cashier.database.close());

function run(steps: readonly Step[]): void {
  const { wallet, clock, limits } = cashier;
  const player = cashier.newPlayer();
  const userId = player.user_id;
  limits.setLimit(userId, 'deposit', 'day', 9000);
  let payments = cashier.restart();
  const requests: PaymentRequest[] = [];
  const over = new Map<string, PaymentRow>();
  // Winnings, stakes and bonuses, counted independently of the wallet.
  let [real, bonus, depositedWhenLimited, key] = [10_000, 0, 0, 0];
  const dayLimit = (): number =>
    limits.all(userId).find(({ kind, period }) => kind === 'deposit' && period === 'day')?.value ?? 0;
  let limited = dayLimit();

  const act = (one: Step): void => {
    const rows = 'at' in one ? newestPayments(cashier.database, userId, 10) : [];
    const chosen = 'at' in one ? rows[one.at] : undefined;
    switch (one.is) {
      case 'pay': {
        const wanted = paymentRequest({ direction: one.direction, instrumentId: one.instrumentId, amount: one.amount });
        requests.push(wanted);
        payments.request(player, wanted);
        break;
      }
      case 'again': {
        const wanted = requests[one.at];
        const known = wanted && rows.find(({ client_key }) => client_key === wanted.clientKey);
        const result = wanted && payments.request(player, wanted);
        if (known && result?.accepted) expect(result.payment.id).toBe(known.id);
        break;
      }
      case 'code':
        if (chosen)
          payments.submitChallengeCode(userId, chosen.id, {
            code: one.right ? challengeCode : '1',
            wrongCodes: chosen.wrong_codes,
          });
        break;
      case 'cancel':
        if (chosen) payments.cancel(player, chosen.id);
        break;
      case 'play': {
        const played = wallet.book({
          key: `${userId}:${(key += 1)}`,
          userId,
          kind: one.kind,
          amount: one.amount,
          reference: 'round',
        });
        if (played.booked) real += one.kind === 'win' ? one.amount : -one.amount;
        break;
      }
      case 'bonus': {
        const moved = wallet.book({
          key: `${userId}:${(key += 1)}`,
          userId,
          kind: one.convert ? 'conversion' : 'grant',
          amount: one.amount,
          balanceType: 3,
          reference: 'bonus',
        });
        if (moved.booked)
          [real, bonus] = one.convert ? [real + one.amount, bonus - one.amount] : [real, bonus + one.amount];
        break;
      }
      case 'pass':
        clock.move(one.ms);
        break;
      case 'limit':
        // A looser limit takes effect after a day; no sequence lasts that long.
        limits.setLimit(userId, 'deposit', 'day', one.amount);
        depositedWhenLimited = cashier.deposited(userId);
        limited = dayLimit();
        break;
      case 'kill':
        payments = cashier.restart((move) => {
          const booking = wallet.book(move);
          if (move.kind === one.kind) throw new Error('killed');
          return booking;
        });
        break;
      case 'restart':
        payments = cashier.restart();
        break;
    }
    payments.advance(userId);
  };

  for (const one of steps) {
    try {
      act(one);
    } catch (error) {
      // A kill aborts the current call. No other error may be thrown.
      if (!(error instanceof Error && error.message === 'killed')) throw error;
      payments = cashier.restart();
    }
    const rows = newestPayments(cashier.database, userId, 100);
    const sum = (counts: (row: PaymentRow) => boolean): number =>
      rows.filter(counts).reduce((total, row) => total + row.amount, 0);
    const waiting = sum((row) => row.direction === 'withdrawal' && row.settled_at === null);
    const deposited = sum((row) => row.direction === 'deposit' && row.state === 'booked');
    const withdrawn = sum((row) => row.direction === 'withdrawal' && row.state === 'booked');
    // After every step, balances counted from the payments equal the wallet’s, to the cent.
    const expected = { 0: real + deposited - withdrawn - waiting, 3: bonus, 11: waiting };
    expect(cashier.balances(userId)).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== 0)),
    );
    expect(deposited).toBe(cashier.deposited(userId));
    // A lowered limit reverses no deposit and allows no further ones.
    expect(deposited).toBeLessThanOrEqual(Math.max(limited, depositedWhenLimited));
    for (const row of rows) {
      const was = over.get(row.id);
      if (was) expect(row).toEqual(was);
      else if (finalPaymentStates.includes(row.state)) over.set(row.id, row);
    }
  }
  const moves = wallet.history(userId).filter(({ key: name }) => name.startsWith('payment:'));
  expect(new Set(moves.map(({ key: name }) => name)).size).toBe(moves.length);
  sequences += 1;
  if (sequences % 1000 === 0) expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
}

test('BK-05 the books balance after 10,000 random sequences of payments, play, repeats and kills', () => {
  fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), run), { numRuns: 10_000 });
  expect(sequences).toBeGreaterThanOrEqual(10_000);
  expect(cashier.wallet.verifyBooks()).toMatchObject({ balanced: true });
}, 180_000);
