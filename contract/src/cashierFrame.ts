import * as v from 'valibot';
import { balance } from './minorUnits.ts';
import { paymentBlock } from './payment.ts';

/**
 * Messages between the framed cashier and the banking window, by `postMessage`. Both sides check origin, source window
 * and shape; the target origin is always explicit, and the cashier learns it as `parentOriginParameter.ts` describes.
 */
const marked = { foyer: v.literal(1), frame: v.literal('cashier') };

export const cashierViews = ['deposit', 'withdraw', 'transactions'] as const;
export type CashierView = (typeof cashierViews)[number];
export const direction = v.picklist(['deposit', 'withdrawal']);
export type Direction = v.InferOutput<typeof direction>;

/** From the cashier to the window. */
export const cashierFrameEvent = v.variant('type', [
  /** The cashier can be used. */
  v.object({ ...marked, type: v.literal('ready') }),
  /** A payment changed its state. */
  v.object({ ...marked, type: v.literal('payment'), direction, payment: paymentBlock, balances: v.array(balance) }),
  /** The cashier shows a view other than the one that the window requested. */
  v.object({ ...marked, type: v.literal('viewChanged'), view: v.picklist(cashierViews) }),
  /** The player requests an action of the window: close, or open another part of the site. */
  v.object({
    ...marked,
    type: v.literal('request'),
    request: v.picklist(['close', 'limits', 'saferGambling', 'verification', 'support']),
  }),
  /** The cashier cannot continue. */
  v.object({
    ...marked,
    type: v.literal('failed'),
    reason: v.picklist(['launchTokenRefused', 'sessionEnded', 'serviceUnavailable']),
  }),
]);
export type CashierFrameEvent = v.InferOutput<typeof cashierFrameEvent>;

/** From the window to the cashier. */
export const cashierFrameCommand = v.variant('type', [
  /** The player chose another view in the window. */
  v.object({ ...marked, type: v.literal('show'), view: v.picklist(cashierViews) }),
]);
export type CashierFrameCommand = v.InferOutput<typeof cashierFrameCommand>;
