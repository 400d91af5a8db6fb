import { direction } from '@foyer/contract/cashierFrame';
import { culture, currencyIso } from '@foyer/contract/ids';
import { limitPeriods } from '@foyer/contract/limitKinds';
import { balance, minorUnits } from '@foyer/contract/minorUnits';
import { paymentBlock, paymentReasons, paymentStates } from '@foyer/contract/payment';
import * as v from 'valibot';

/** Messages between the cashier frame and its server. They are not part of the operator's contract. */

export const sessionRequest = v.object({
  launchToken: v.pipe(v.string(), v.minLength(8), v.maxLength(512)),
  culture: v.optional(culture, 'en'),
});

export const paymentRequest = v.object({
  direction,
  instrumentId: v.pipe(v.string(), v.maxLength(40)),
  amount: v.pipe(minorUnits, v.minValue(1)),
  /**
   * Idempotency key, created before the first attempt. Repeating a request with the same key returns the same payment
   * and books nothing.
   */
  clientKey: v.pipe(v.string(), v.uuid()),
});

export const challengeRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(12)),
  /** Number of wrong codes that the player knows of. A code sent again after a lost response counts once. */
  wrongCodes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const paymentResponse = v.object({
  paymentId: v.string(),
  direction,
  state: v.picklist(paymentStates),
  reason: v.nullable(v.picklist(paymentReasons)),
  amount: minorUnits,
  /** Null for a method that is no longer offered. */
  method: v.nullable(v.string()),
  /** Name of the test account that the player sees. */
  instrument: v.string(),
  createdAt: v.number(),
  settledAt: v.nullable(v.number()),
  wrongCodes: v.number(),
  triesLeft: v.number(),
  mayCancel: v.boolean(),
  block: paymentBlock,
});
export type PaymentResponse = v.InferOutput<typeof paymentResponse>;

/** A payment after a call, with the resulting balances. */
export const paymentResult = v.object({ payment: paymentResponse, balances: v.array(balance) });
export type PaymentResult = v.InferOutput<typeof paymentResult>;

export const paymentList = v.object({ payments: v.array(paymentResponse), balances: v.array(balance) });
export type PaymentList = v.InferOutput<typeof paymentList>;

const methodResponse = v.object({
  id: v.string(),
  name: v.string(),
  note: v.object({ deposit: v.string(), withdrawal: v.string() }),
  directions: v.array(direction),
  min: minorUnits,
  max: minorUnits,
  instruments: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type MethodResponse = v.InferOutput<typeof methodResponse>;

export const sessionResponse = v.object({
  /** Bearer token for later calls. */
  sessionId: v.string(),
  culture,
  currencyIsoCode: currencyIso,
  methods: v.array(methodResponse),
  /** UK11, MT1: the player has never deposited, so the safer-gambling tools come first. */
  isFirstDeposit: v.boolean(),
  /** Why the player may not deposit or withdraw any amount now. */
  obstacles: v.object({
    deposit: v.nullable(v.picklist(paymentReasons)),
    withdrawal: v.nullable(v.picklist(paymentReasons)),
  }),
  /** Deposit limits that the player has set (UK13), and how much of each is used. */
  limits: v.array(v.object({ period: v.picklist(limitPeriods), value: minorUnits, used: minorUnits })),
  /** UK10: whether the market allows the player to cancel a withdrawal. */
  withdrawalCancelling: v.boolean(),
  /** Code of the simulated bank challenge. A real bank would send the code to the player's phone. */
  challengeCode: v.string(),
  helpLine: v.object({ name: v.string(), url: v.string(), phone: v.optional(v.string()) }),
  /** UK25: how far the market's customers' money is protected; empty where no statement is required. */
  customerFunds: v.string(),
  /** UK18: when the market verifies the player's identity; empty where it asks for no proof. */
  identityCheck: v.string(),
  ...paymentList.entries,
});
export type SessionResponse = v.InferOutput<typeof sessionResponse>;

export const cashierRefusals = [
  ...paymentReasons,
  'malformed',
  'launchTokenRefused',
  'sessionEnded',
  'unknownMethod',
  'amountOutOfRange',
  'insufficientFunds',
  'keyReusedDifferently',
  'unknownPayment',
  'cannotCancel',
] as const;
/** Body of every response outside 2xx. */
export const cashierRefusal = v.object({ reason: v.picklist(cashierRefusals) });
export type CashierRefusalReason = (typeof cashierRefusals)[number];
