import * as v from 'valibot';
import { currencyIso, userId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { paymentReasons, paymentStates } from './payment.ts';

/**
 * Messages from the page to the Android app that wraps it (S7): one JSON text per message, passed to `postMessage` of
 * the first available interface. docs/android-wrapper.md describes them for developers of the app.
 */
export const appInterfaces = ['ReactNativeWebView', 'Android'] as const;

/** Query parameter of the first page that the app opens, with any value (AW-01). */
export const wrappedAppParameter = 'isAndroidWrappedApp';

/** A page of the account portal for the app to open; its address is single-use and expires after a minute. */
const portalPage = { url: v.pipe(v.string(), v.url()) };
/** `amount` in minor units. */
const deposit = {
  amount: minorUnits,
  currencyIsoCode: v.union([currencyIso, v.literal('')]),
  transactionNumber: v.string(),
};

export const appMessage = v.variant('eventName', [
  /** A player logged in; not after a reload. */
  v.object({ eventName: v.literal('login'), userId }),
  /** The player or the service ended the session. */
  v.object({ eventName: v.literal('logout') }),
  /** An account was opened; `login` came just before. */
  v.object({ eventName: v.literal('registrationSuccess'), userId }),
  /** The player opens the history of games in the account portal. */
  v.object({ eventName: v.literal('gameHistory'), ...portalPage }),
  /** The player opens the history of payments in the account portal. */
  v.object({ eventName: v.literal('transactionHistory'), ...portalPage }),
  /** The player opens the choices of marketing in the account portal. */
  v.object({ eventName: v.literal('marketingPreference'), ...portalPage }),
  /** The player opens the page about personal data in the account portal. */
  v.object({ eventName: v.literal('yourData'), ...portalPage }),
  /** A deposit was booked. */
  v.object({ eventName: v.literal('depositSuccessful'), ...deposit }),
  /** A deposit failed. */
  v.object({
    eventName: v.literal('depositFailed'),
    ...deposit,
    reason: v.picklist([...paymentReasons, ...paymentStates]),
  }),
  /** The player enabled or disabled biometric login. */
  v.object({ eventName: v.literal('biometricLoginToggle'), isEnabled: v.boolean() }),
  /** The player requests the app's own biometric settings. */
  v.object({ eventName: v.literal('biometricSettings') }),
]);
export type AppMessage = v.InferOutput<typeof appMessage>;

/** Window event by which the app reports the state of biometric login, if it differs from the page's. */
export const biometricLoginEvent = 'foyer:biometric-login';
/** Detail of that event. */
export const biometricLoginState = v.object({ isEnabled: v.boolean() });
