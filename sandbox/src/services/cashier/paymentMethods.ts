import type { Direction } from '@foyer/contract/cashierFrame';
import type { Culture } from '@foyer/contract/ids';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type PaymentMessages } from '../../messages/en/payments.ts';

const paymentMessages = await messagesByLanguage<PaymentMessages>(
  en,
  (language) => import(`../../messages/${language}/payments.ts`),
);

/**
 * Outcomes of the simulated processor, chosen by the test account: `slow` accounts respond late, and `silent` accounts
 * never respond.
 */
export const outcomes = [
  'approved',
  'challenge',
  'declined',
  'voucherUsed',
  'noFunds',
  'slow',
  'slowDeclined',
  'silent',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface Instrument {
  readonly id: string;
  readonly name: Readonly<Record<Culture, string>>;
  readonly outcome: Outcome;
}

export interface PaymentMethod {
  readonly id: 'card' | 'bank' | 'wallet' | 'voucher';
  /** Number in payment events (BK-02). */
  readonly methodId: number;
  readonly name: Readonly<Record<Culture, string>>;
  /** Expected duration of a payment, for each direction that the method supports. */
  readonly note: Readonly<Record<Direction, Readonly<Record<Culture, string>>>>;
  readonly processor: { readonly id: number; readonly name: string };
  readonly directions: readonly Direction[];
  /** Minimum and maximum of one payment, in minor units. */
  readonly min: number;
  readonly max: number;
  /** Test accounts of the sandbox. They replace an input for account numbers, so that nobody types a real one. */
  readonly instruments: readonly Instrument[];
}

const text = (of: (messages: PaymentMessages) => string) => inEveryLanguage((culture) => of(paymentMessages[culture]));
const both: readonly Direction[] = ['deposit', 'withdrawal'];
const atOnce = text(({ times }) => times.atOnce);
/** Every withdrawal is under review for `paymentTimes.reviewMs` before the payout. */
const afterReview = text(({ times }) => times.afterReview);

/** All payment methods. Banks, cards and processors are invented; the name of each account states its outcome. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    id: 'card',
    methodId: 1,
    processor: { id: 31, name: 'Tillhouse' },
    directions: both,
    min: 500,
    max: 200_000,
    name: text(({ methods }) => methods.card),
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      { id: 'card-4021', outcome: 'approved', name: text(({ instruments }) => instruments['card-4021']) },
      {
        id: 'card-3220',
        outcome: 'challenge',
        name: text(({ instruments }) => instruments['card-3220']),
      },
      { id: 'card-0002', outcome: 'declined', name: text(({ instruments }) => instruments['card-0002']) },
      { id: 'card-0341', outcome: 'silent', name: text(({ instruments }) => instruments['card-0341']) },
    ],
  },
  {
    id: 'bank',
    methodId: 2,
    processor: { id: 32, name: 'Ledgerline' },
    directions: both,
    min: 1000,
    max: 500_000,
    name: text(({ methods }) => methods.bank),
    note: { deposit: text(({ times }) => times.withinAMinute), withdrawal: afterReview },
    instruments: [
      { id: 'bank-harbour', outcome: 'approved', name: text(({ instruments }) => instruments['bank-harbour']) },
      {
        id: 'bank-slowwater',
        outcome: 'slow',
        name: text(({ instruments }) => instruments['bank-slowwater']),
      },
      {
        id: 'bank-quarry',
        outcome: 'slowDeclined',
        name: text(({ instruments }) => instruments['bank-quarry']),
      },
    ],
  },
  {
    id: 'wallet',
    methodId: 3,
    processor: { id: 33, name: 'Pocketfold' },
    directions: both,
    min: 500,
    max: 200_000,
    name: text(({ methods }) => methods.wallet),
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      {
        id: 'wallet-full',
        outcome: 'approved',
        name: text(({ instruments }) => instruments['wallet-full']),
      },
      {
        id: 'wallet-empty',
        outcome: 'noFunds',
        name: text(({ instruments }) => instruments['wallet-empty']),
      },
    ],
  },
  {
    id: 'voucher',
    methodId: 4,
    processor: { id: 34, name: 'Papertrail' },
    directions: ['deposit'],
    min: 500,
    max: 20_000,
    name: text(({ methods }) => methods.voucher),
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      {
        id: 'voucher-good',
        outcome: 'approved',
        name: text(({ instruments }) => instruments['voucher-good']),
      },
      {
        id: 'voucher-used',
        outcome: 'voucherUsed',
        name: text(({ instruments }) => instruments['voucher-used']),
      },
    ],
  },
];

/** Finds the method and test account of a stored payment. Never remove a method or account that stored payments use. */
export function instrumentOf(id: string): { method: PaymentMethod; instrument: Instrument } | undefined {
  for (const method of paymentMethods) {
    const instrument = method.instruments.find((one) => one.id === id);
    if (instrument) return { method, instrument };
  }
  return undefined;
}
