import * as v from 'valibot';
import { balance } from './money.ts';
import { paymentBlock } from './payment.ts';

/**
 * Messages between the cashier in its frame and the banking window around it, by `postMessage`.
 * Both sides check the origin, the source window and the shape; the target origin is always named.
 */
const marked = { foyer: v.literal(1), frame: v.literal('cashier') };

export const cashierViews = ['deposit', 'withdraw', 'transactions'] as const;
export type CashierView = (typeof cashierViews)[number];
export const direction = v.picklist(['deposit', 'withdrawal']);
export type Direction = v.InferOutput<typeof direction>;

/** From the cashier to the window. */
export const cashierFrameEvent = v.variant('type', [
  v.object({ ...marked, type: v.literal('ready') }),
  /** A payment came into another state. */
  v.object({ ...marked, type: v.literal('payment'), direction, payment: paymentBlock, balances: v.array(balance) }),
  /** The cashier shows another of its views than the window asked for. */
  v.object({ ...marked, type: v.literal('viewChanged'), view: v.picklist(cashierViews) }),
  /** The player wants what the window has: a way out, or another part of the site. */
  v.object({
    ...marked,
    type: v.literal('wish'),
    wish: v.picklist(['close', 'limits', 'saferGambling', 'verification', 'support']),
  }),
  v.object({
    ...marked,
    type: v.literal('failed'),
    reason: v.picklist(['launchTokenRefused', 'sessionEnded', 'serviceUnavailable']),
  }),
]);
export type CashierFrameEvent = v.InferOutput<typeof cashierFrameEvent>;

/** From the window to the cashier. */
export const cashierFrameCommand = v.variant('type', [
  v.object({ ...marked, type: v.literal('show'), view: v.picklist(cashierViews) }),
]);
export type CashierFrameCommand = v.InferOutput<typeof cashierFrameCommand>;
