import type { PaymentBlock } from '@foyer/contract/payment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { catalogue } from '../../services/analytics/catalogue.ts';
import type { EventRecord } from '../../services/analytics/eventRecord.ts';
import { sendToSinks } from '../../services/analytics/sinks.browser.ts';
import { eventName } from '../../services/analytics/toEventRecord.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { flagsWith } from '../../services/flags/flags.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { emitLogin, emitLogout } from '../../services/session/sessionEvents.ts';
import { startAppMessages } from './startAppMessages.browser.ts';
import type { StartContext } from './startItems.browser.ts';
import { storedState } from './storedState.browser.ts';
import { wrappedApp } from './wrappedApp.browser.ts';

const parts = {
  navigation: { reload: async () => undefined },
  visit: visitFixture(),
  page: { getState: () => ({ visit: visitFixture({ flags: flagsWith({ appAttribution: isAttributed }) }) }) },
};
let isAttributed = true;
const stops: (() => void)[] = [];
let appMessages: unknown[] = [];
const { account, session } = sampleLogin();
const logIn = () => {
  playerStore.setState(playerOfSession(account, session));
  emitLogin();
};
const logOut = () => {
  playerStore.setState(initialPlayerState, true);
  emitLogout();
};

beforeEach(() => {
  appMessages = [];
  Object.assign(window, { Android: { postMessage: (text: string) => appMessages.push(JSON.parse(text)) } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window, 'Android');
  window.history.replaceState(null, '', '/');
  siteStore.setState(initialSiteState, true);
  logOut();
  sessionStorage.clear();
});

/** Simulates a reload: session storage stays, and the store is reset. */
const reload = () => {
  const storedItems = Object.entries({ ...sessionStorage }) as [string, string][];
  siteStore.setState(initialSiteState, true);
  sessionStorage.clear();
  for (const [key, value] of storedItems) sessionStorage.setItem(key, value);
  storedState.start({ visit: visitFixture() } as StartContext);
};
const open = (address: string) => {
  window.history.replaceState(null, '', address);
  storedState.start({ visit: visitFixture() } as StartContext);
  stops.push(wrappedApp.start(parts as unknown as StartContext) ?? (() => undefined));
};

test.each(['/?isAndroidWrappedApp=true', '/?a=1&isAndroidWrappedApp', '/game/3?isAndroidWrappedApp=1#top'])(
  'AW-01 %s turns on app mode for the tab',
  (address) => {
    open(address);
    window.history.replaceState(null, '', '/promotions');
    expect(siteStore.getState().isAndroidWrappedApp).toBe(true);
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    reload();
    expect(isWrappedApp()).toBe(true);
  },
);

test.each(['/', '/?note=isAndroidWrappedApp', '/?isandroidwrappedapp=1', '/#isAndroidWrappedApp'])(
  'AW-01 %s does not turn on app mode and sends no app messages',
  (address) => {
    open(address);
    logIn();
    expect([isWrappedApp(), appMessages]).toEqual([false, []]);
  },
);

test('AW-02 sends one message per login and logout, and none for a restored session', () => {
  stops.push(startAppMessages(parts.navigation, parts.page, false));
  logIn();
  logOut();
  logOut();
  expect(appMessages).toEqual([{ eventName: 'login', userId: account.core.userId }, { eventName: 'logout' }]);
  stops.pop()?.();
  appMessages = [];
  logIn();
  stops.push(startAppMessages(parts.navigation, parts.page, true));
  expect(appMessages).toEqual([]);
  logOut();
  expect(appMessages).toEqual([{ eventName: 'logout' }]);
});

const payment = (status_1: PaymentBlock['status_1'], status_2: PaymentBlock['status_2'] = ''): PaymentBlock => ({
  status_1,
  status_2,
  amount: 2500,
  billingAmount: 2500,
  purchaseMethod: 'card',
  purchaseMethodId: 1,
  paymentProcessorID: 1,
  paymentProcessorName: 'Sandbox',
  transactionNumber: 'T-1',
  clientReference: 'c',
  apiReference: 'a',
});

test('AW-02 sends registrations and final deposits, without pending ones and withdrawals', () => {
  stops.push(startAppMessages(parts.navigation, parts.page, false));
  logIn();
  appMessages = [];
  trackInteraction({ area: 'registration', action: 'success' });
  for (const [status, reason] of [
    ['created', ''],
    ['pending', ''],
    ['booked', ''],
    ['refused', 'declined'],
    ['expired', ''],
  ] as const) {
    trackInteraction({ area: 'banking', action: 'payment', direction: 'deposit', payment: payment(status, reason) });
  }
  trackInteraction({ area: 'banking', action: 'payment', direction: 'withdrawal', payment: payment('booked') });
  trackInteraction({ area: 'login', action: 'close' });
  const deposit = { amount: 2500, currencyIsoCode: account.core.currencyIsoCode, transactionNumber: 'T-1' };
  expect(appMessages).toEqual([
    { eventName: 'registrationSuccess', userId: account.core.userId },
    { eventName: 'depositSuccessful', ...deposit },
    { eventName: 'depositFailed', ...deposit, reason: 'declined' },
    { eventName: 'depositFailed', ...deposit, reason: 'expired' },
  ]);
});

test('AW-02 a failing app interface does not affect login and logout', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const postMessage = () => {
    throw new Error('gone');
  };
  Object.assign(window, { Android: { postMessage } });
  stops.push(startAppMessages(parts.navigation, parts.page, false));
  logIn();
  expect(playerStore.getState().isLoggedIn).toBe(true);
  logOut();
  expect(error.mock.calls).toEqual([['The app did not take login: Error'], ['The app did not take logout: Error']]);
  error.mockRestore();
});

/** An event record with the fields that the app messages read. */
const record = (event: EventRecord['event'], key: Parameters<typeof eventName>[2]): EventRecord => ({
  event,
  eventData: {
    eventName: eventName('foyer', 'regency', key),
    eventActivity: '',
    eventArea: '',
    eventDetail: '',
    eventDetail2: '',
    eventDetail3: '',
    eventDetail4: '',
    fieldName: '',
    errorInfo: '',
    eventCategory: '',
    eventAction: '',
    eventLabel: '',
  },
  customerData: initialPlayerState.customerData,
  customerFlag: initialPlayerState.customerFlag,
  pageData: { pageBrand: 'regency' },
});

test.each([true, false])(
  'AW-04 with the flag %s, sends marked events to the app, with the base64 username at login',
  (isOn) => {
    isAttributed = isOn;
    stops.push(startAppMessages(parts.navigation, parts.page, true));
    playerStore.setState(playerOfSession({ ...account, core: { ...account.core, username: '米拉' } }, session));
    const login = record('system_event', 'login.success');
    const launch = record('game_launch', 'game.launch');
    for (const one of [login, record('interaction', 'login.submit'), launch])
      sendToSinks(one, { area: 'login', action: 'success' });
    expect(appMessages).toEqual(
      isOn ? [{ ...login, customerData: { ...login.customerData, username: '57Gz5ouJ' } }, launch] : [],
    );
    isAttributed = true;
  },
);

test('AW-04 marked event names exist in the catalogue', () => {
  const keys = Object.keys(catalogue).map((key) => eventName('foyer', 'regency', key));
  for (const name of [
    'gameWindowLobby',
    'inGameMenuLobbyRedirect',
    'registrationOpen',
    'registrationRedirect',
    'loginSuccess',
  ])
    expect(keys).toContain(`foyer_regency_${name}`);
});
