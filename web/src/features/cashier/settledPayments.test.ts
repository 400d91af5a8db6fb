import type { SettledPayment } from '@foyer/contract/settledPayment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSettledPayments, maxAnnounced, parseAnnounced } from './settledPayments.ts';
import type { SettledPaymentsDeps } from './settledPayments.ts';

const settled = (id: string): SettledPayment => ({
  direction: 'deposit',
  currencyIsoCode: 'GBP',
  settledAt: 1,
  payment: {
    status_1: 'booked',
    status_2: '',
    amount: 2000,
    billingAmount: 2000,
    purchaseMethod: 'Card',
    purchaseMethodId: 1,
    paymentProcessorID: 1,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: 'D-000001',
    clientReference: 'c',
    apiReference: id,
  },
});

/** A simulated browser whose tabs share storage and locks. */
function browser() {
  const announced: string[] = [];
  let text: string | null = null;
  let last = Promise.resolve();
  const tab = (deps: Partial<SettledPaymentsDeps> = {}) =>
    createSettledPayments({
      read: () => text,
      write: (next) => void (text = next),
      runExclusively: (run) => (last = last.then(run)),
      whenVisible: () => Promise.resolve(),
      userId: () => 7,
      announce: ({ payment }) => void announced.push(payment.apiReference),
      ...deps,
    });
  return { announced, tab };
}

test('BK-02 announces a settled payment once across tabs, reloads and repeated reports', async () => {
  const { announced, tab } = browser();
  const tabs = [tab(), tab()];
  await Promise.all([...tabs, ...tabs].map((one) => one.report(settled('a'))));
  await tab().report(settled('a'));
  await tab().report(settled('b'));
  expect(announced).toEqual(['a', 'b']);
});

test('BK-02 a hidden tab leaves the announcement to a visible one', async () => {
  const { announced, tab } = browser();
  const shown = Promise.withResolvers<void>();
  const inHidden: string[] = [];
  const waiting = tab({
    whenVisible: () => shown.promise,
    announce: ({ payment }) => void inHidden.push(payment.apiReference),
  }).report(settled('a'));
  await tab().report(settled('a'));
  shown.resolve();
  await waiting;
  expect([announced, inHidden]).toEqual([['a'], []]);
});

test('BK-02 announces a payment only to its own player, in a later session if necessary', async () => {
  const { announced, tab } = browser();
  const shown = Promise.withResolvers<void>();
  let userId: number | null = 7;
  const payments = tab({ whenVisible: () => shown.promise, userId: () => userId });
  const waiting = payments.report(settled('a'));
  userId = 8;
  shown.resolve();
  await waiting;
  expect(announced).toEqual([]);
  userId = 7;
  await payments.report(settled('a'));
  expect(announced).toEqual(['a']);
});

test('BK-02 reads any stored text safely and keeps the list of ids within its limit', async () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseAnnounced(text).length).toBeLessThanOrEqual(maxAnnounced);
    }),
  );
  const { announced, tab } = browser();
  for (let index = 0; index < maxAnnounced + 5; index += 1) await tab().report(settled(String(index)));
  expect(announced).toHaveLength(maxAnnounced + 5);
  await tab().report(settled(String(maxAnnounced)));
  expect(announced).toHaveLength(maxAnnounced + 5);
});

test('BK-02 announces a payment once without browser storage', async () => {
  const { announced, tab } = browser();
  const payments = tab({ read: () => null, write: () => undefined });
  await payments.report(settled('a'));
  await payments.report(settled('a'));
  expect(announced).toEqual(['a']);
});

test('BK-02 announces a payment after the login, not before', async () => {
  const { announced, tab } = browser();
  let userId: number | null = null;
  const payments = tab({ userId: () => userId });
  await payments.report(settled('a'));
  expect(announced).toEqual([]);
  userId = 7;
  await payments.report(settled('a'));
  expect(announced).toEqual(['a']);
});

test('BK-02 reads and stores the newest sixty ids and ignores malformed text', async () => {
  const ids = Array.from({ length: 70 }, (_, at) => String(at));
  expect(parseAnnounced(JSON.stringify(ids))).toEqual(ids.slice(10));
  for (const text of [null, '', '{', '{}', '[1]', JSON.stringify(['x'.repeat(101)])])
    expect([text, parseAnnounced(text)]).toEqual([text, []]);
  const written: string[] = [];
  const { tab } = browser();
  await tab({ read: () => JSON.stringify(ids), write: (text) => void written.push(text) }).report(settled('new'));
  expect(written).toEqual([JSON.stringify([...ids.slice(11), 'new'])]);
});
