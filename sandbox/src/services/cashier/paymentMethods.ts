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
  /** Name with the outcome, for the choice of an account. */
  readonly label: Readonly<Record<Culture, string>>;
  readonly outcome: Outcome;
}

export interface PaymentMethod {
  readonly id: keyof PaymentMessages['methods'];
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

interface MethodEntry extends Omit<PaymentMethod, 'name' | 'note' | 'instruments'> {
  readonly duration: PaymentMethod['note']['deposit'];
  readonly accounts: Partial<Record<keyof PaymentMessages['instruments'], Outcome>>;
}

/** Banks, cards and processors are invented; the label of each account states its outcome. */
const entries: readonly MethodEntry[] = [
  {
    id: 'card',
    methodId: 1,
    processor: { id: 31, name: 'Tillhouse' },
    directions: both,
    min: 500,
    max: 200_000,
    duration: atOnce,
    accounts: { 'card-4021': 'approved', 'card-3220': 'challenge', 'card-0002': 'declined', 'card-0341': 'silent' },
  },
  {
    id: 'bank',
    methodId: 2,
    processor: { id: 32, name: 'Ledgerline' },
    directions: both,
    min: 1000,
    max: 500_000,
    duration: text(({ times }) => times.withinAMinute),
    accounts: { 'bank-harbour': 'approved', 'bank-slowwater': 'slow', 'bank-quarry': 'slowDeclined' },
  },
  {
    id: 'wallet',
    methodId: 3,
    processor: { id: 33, name: 'Pocketfold' },
    directions: both,
    min: 500,
    max: 200_000,
    duration: atOnce,
    accounts: { 'wallet-full': 'approved', 'wallet-empty': 'noFunds' },
  },
  {
    id: 'voucher',
    methodId: 4,
    processor: { id: 34, name: 'Papertrail' },
    directions: ['deposit'],
    min: 500,
    max: 20_000,
    duration: atOnce,
    accounts: { 'voucher-good': 'approved', 'voucher-used': 'voucherUsed' },
  },
];

/** All payment methods; their texts and ids are in `messages/en/payments.ts`. */
export const paymentMethods: readonly PaymentMethod[] = entries.map(({ duration, accounts, ...entry }) => ({
  ...entry,
  name: text(({ methods }) => methods[entry.id]),
  note: { deposit: duration, withdrawal: afterReview },
  instruments: (Object.keys(accounts) as (keyof typeof accounts)[]).map((id) => ({
    id,
    outcome: accounts[id] ?? 'approved',
    name: text(({ instruments }) => instruments[id].name),
    label: text(({ instruments, testAccount }) => testAccount(instruments[id].name, instruments[id].outcome)),
  })),
}));

/** Finds the method and test account of a stored payment. Never remove a method or account that stored payments use. */
export function instrumentOf(id: string): { method: PaymentMethod; instrument: Instrument } | undefined {
  for (const method of paymentMethods) {
    const instrument = method.instruments.find((one) => one.id === id);
    if (instrument) return { method, instrument };
  }
  return undefined;
}
