import * as v from 'valibot';
import { currencyIso, userId } from './identifiers.ts';
import { minorUnits } from './money.ts';
import { paymentReasons, paymentStates } from './payment.ts';

/**
 * What the page tells the Android app that wraps it (S7): one JSON text a message, handed to `postMessage` of the
 * first interface that is there. docs/android-wrapper.md is for who builds the app.
 */
export const appInterfaces = ['ReactNativeWebView', 'Android'] as const;

/** In the address of the first page that the app opens; its value does not matter (AW-01). */
export const wrappedAppParameter = 'isAndroidWrappedApp';

/** A page of the account portal that the app is to open; its address works once, and for a minute. */
const portalPage = { url: v.pipe(v.string(), v.url()) };
/** `amount` in minor units. */
const deposit = {
  amount: minorUnits,
  currencyIsoCode: v.union([currencyIso, v.literal('')]),
  transactionNumber: v.string(),
};

export const appMessage = v.variant('eventName', [
  v.object({ eventName: v.literal('login'), userId }),
  v.object({ eventName: v.literal('logout') }),
  v.object({ eventName: v.literal('registrationSuccess'), userId }),
  v.object({ eventName: v.literal('gameHistory'), ...portalPage }),
  v.object({ eventName: v.literal('transactionHistory'), ...portalPage }),
  v.object({ eventName: v.literal('marketingPreference'), ...portalPage }),
  v.object({ eventName: v.literal('depositSuccessful'), ...deposit }),
  v.object({
    eventName: v.literal('depositFailed'),
    ...deposit,
    reason: v.picklist([...paymentReasons, ...paymentStates]),
  }),
  /** The player turned signing in by fingerprint or face on or off. */
  v.object({ eventName: v.literal('biometricLoginToggle'), isEnabled: v.boolean() }),
  /** The player wants the app's own settings of it. */
  v.object({ eventName: v.literal('biometricSettings') }),
]);
export type AppMessage = v.InferOutput<typeof appMessage>;

/** Event of the window by which the app says whether signing in by fingerprint is on, where its own answer differs. */
export const biometricLoginEvent = 'foyer:biometric-login';
export const biometricLoginState = v.object({ isEnabled: v.boolean() });
