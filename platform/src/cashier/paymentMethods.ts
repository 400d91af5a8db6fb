import type { Direction } from '@foyer/contract/cashierFrame';
import type { Culture } from '@foyer/contract/identifiers';

/**
 * How a made-up processor answers, chosen by the account elsewhere that the player names: `slow` ones answer later, and
 * `silent` ones never do.
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
  /** How long a payment takes, for each direction that the method has. */
  readonly note: Readonly<Record<Direction, Readonly<Record<Culture, string>>>>;
  readonly processor: { readonly id: number; readonly name: string };
  readonly directions: readonly Direction[];
  /** Least and most of one payment, minor units. */
  readonly least: number;
  readonly most: number;
  /** Test accounts of the sandbox, in place of a field for a number: nobody shall type a real one. */
  readonly instruments: readonly Instrument[];
}

const both: readonly Direction[] = ['deposit', 'withdrawal'];
const atOnce = { en: 'At once', zh: '即时到账' };
/** Every withdrawal is reviewed for `paymentTimes.reviewMs` before it is paid out. */
const afterReview = { en: 'After a review of about a minute', zh: '审核约一分钟后到账' };

/** Every way to pay. Banks, cards and processors are invented; what each account answers is said in its name. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    id: 'card',
    methodId: 1,
    processor: { id: 31, name: 'Tillhouse' },
    directions: both,
    least: 500,
    most: 200_000,
    name: { en: 'Debit card', zh: '借记卡' },
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      { id: 'card-4021', outcome: 'approved', name: { en: 'Card ending 4021: accepted', zh: '尾号 4021：通过' } },
      {
        id: 'card-3220',
        outcome: 'challenge',
        name: { en: 'Card ending 3220: asks for a code', zh: '尾号 3220：需要验证码' },
      },
      { id: 'card-0002', outcome: 'declined', name: { en: 'Card ending 0002: refused', zh: '尾号 0002：被拒绝' } },
      { id: 'card-0341', outcome: 'silent', name: { en: 'Card ending 0341: no answer', zh: '尾号 0341：无响应' } },
    ],
  },
  {
    id: 'bank',
    methodId: 2,
    processor: { id: 32, name: 'Ledgerline' },
    directions: both,
    least: 1000,
    most: 500_000,
    name: { en: 'Bank transfer', zh: '银行转账' },
    note: { deposit: { en: 'At once or within a minute', zh: '即时或一分钟内' }, withdrawal: afterReview },
    instruments: [
      { id: 'bank-harbour', outcome: 'approved', name: { en: 'Harbour Bank: accepted', zh: '海港银行：通过' } },
      {
        id: 'bank-slowwater',
        outcome: 'slow',
        name: { en: 'Slowwater Bank: takes a minute', zh: '缓水银行：需要一分钟' },
      },
      {
        id: 'bank-quarry',
        outcome: 'slowDeclined',
        name: { en: 'Quarry Bank: refuses after a minute', zh: '采石银行：一分钟后拒绝' },
      },
    ],
  },
  {
    id: 'wallet',
    methodId: 3,
    processor: { id: 33, name: 'Pocketfold' },
    directions: both,
    least: 500,
    most: 200_000,
    name: { en: 'E-wallet', zh: '电子钱包' },
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      {
        id: 'wallet-full',
        outcome: 'approved',
        name: { en: 'Pocketfold wallet: accepted', zh: 'Pocketfold 钱包：通过' },
      },
      {
        id: 'wallet-empty',
        outcome: 'noFunds',
        name: { en: 'Empty wallet: not enough in it', zh: '空钱包：余额不足' },
      },
    ],
  },
  {
    id: 'voucher',
    methodId: 4,
    processor: { id: 34, name: 'Papertrail' },
    directions: ['deposit'],
    least: 500,
    most: 20_000,
    name: { en: 'Voucher', zh: '代金券' },
    note: { deposit: atOnce, withdrawal: afterReview },
    instruments: [
      {
        id: 'voucher-good',
        outcome: 'approved',
        name: { en: 'Voucher GOOD-0001: accepted', zh: '代金券 GOOD-0001：通过' },
      },
      {
        id: 'voucher-used',
        outcome: 'voucherUsed',
        name: { en: 'Voucher USED-0002: used before', zh: '代金券 USED-0002：已被使用' },
      },
    ],
  },
];

/** The method and test account of a payment that was written down; both are kept as long as there are payments of them. */
export function instrumentOf(id: string): { method: PaymentMethod; instrument: Instrument } | undefined {
  for (const method of paymentMethods) {
    const instrument = method.instruments.find((one) => one.id === id);
    if (instrument) return { method, instrument };
  }
  return undefined;
}
