import type { PaymentBlock } from '@foyer/contract/payment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../analytics/catalogue.ts';
import type { EventRecord } from '../analytics/eventRecord.ts';
import { sendToSinks } from '../analytics/sinks.browser.ts';
import { eventName } from '../analytics/toEventRecord.ts';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { initialSiteState } from '../domain/site/siteState.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { isWrappedApp } from '../domain/site/wrappedApp.browser.ts';
import { playerOfSession } from '../session/playerOfSession.ts';
import { sampleLogin } from '../session/sampleLogin.ts';
import { emitLogin, emitLogout } from '../session/sessionEvents.ts';
import { startAppMessages } from './appMessages.browser.ts';
import type { StartContext } from './startItem.browser.ts';
import { storedState } from './storedState.browser.ts';
import { wrappedApp } from './wrappedApp.browser.ts';

const parts = {
  navigation: { reload: async () => undefined },
  visit: { controlRoom: null },
  page: { getState: () => ({ visit: { flags: { appAttribution: isAttributed } } }) },
};
let isAttributed = true;
const stops: (() => void)[] = [];
let heard: unknown[] = [];
const { account, session } = sampleLogin();
const fail = (error: unknown) => {
  throw error;
};
const logIn = () => {
  playerStore.setState(playerOfSession(account, session));
  emitLogin(fail);
};
const logOut = () => {
  playerStore.setState(initialPlayerState, true);
  emitLogout(fail);
};

beforeEach(() => {
  heard = [];
  Object.assign(window, { Android: { postMessage: (text: string) => heard.push(JSON.parse(text)) } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window, 'Android');
  window.history.replaceState(null, '', '/');
  siteStore.setState(initialSiteState, true);
  logOut();
  sessionStorage.clear();
});

/** What a reload leaves: session storage as it is, and the store as it begins. */
const reloaded = () => {
  const kept = Object.entries({ ...sessionStorage }) as [string, string][];
  siteStore.setState(initialSiteState, true);
  sessionStorage.clear();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  storedState.start({} as StartContext);
};
const open = (address: string) => {
  window.history.replaceState(null, '', address);
  storedState.start({} as StartContext);
  stops.push(wrappedApp.start(parts as unknown as StartContext) ?? (() => undefined));
};

test.each(['/?isAndroidWrappedApp=true', '/?a=1&isAndroidWrappedApp', '/game/3?isAndroidWrappedApp=1#top'])(
  'AW-01 %s is a page in the app, and so are the ones after it',
  (address) => {
    open(address);
    window.history.replaceState(null, '', '/promotions');
    expect(siteStore.getState().isAndroidWrappedApp).toBe(true);
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    reloaded();
    expect(isWrappedApp()).toBe(true);
  },
);

test.each(['/', '/?note=isAndroidWrappedApp', '/?isandroidwrappedapp=1', '/#isAndroidWrappedApp'])(
  'AW-01 %s is a page of a browser, and says nothing to an interface that is there',
  (address) => {
    open(address);
    logIn();
    expect([isWrappedApp(), heard]).toEqual([false, []]);
  },
);

test('AW-02 a login and a logout are told once each; the session of a reloaded page is no news', () => {
  stops.push(startAppMessages({ ...parts, hadSession: false }));
  logIn();
  logOut();
  logOut();
  expect(heard).toEqual([{ eventName: 'login', userId: account.core.userId }, { eventName: 'logout' }]);
  stops.pop()?.();
  heard = [];
  logIn();
  stops.push(startAppMessages({ ...parts, hadSession: true }));
  expect(heard).toEqual([]);
  logOut();
  expect(heard).toEqual([{ eventName: 'logout' }]);
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

test('AW-02 a registration and how deposits ended are told; nothing on the way, and no withdrawal', () => {
  stops.push(startAppMessages({ ...parts, hadSession: false }));
  logIn();
  heard = [];
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
  expect(heard).toEqual([
    { eventName: 'registrationSuccess', userId: account.core.userId },
    { eventName: 'depositSuccessful', ...deposit },
    { eventName: 'depositFailed', ...deposit, reason: 'declined' },
    { eventName: 'depositFailed', ...deposit, reason: 'expired' },
  ]);
});

test('AW-02 an app that takes nothing changes nothing: the player is in and out, and each message is an error', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  Object.assign(window, { Android: { postMessage: () => fail(new Error('gone')) } });
  stops.push(startAppMessages({ ...parts, hadSession: false }));
  logIn();
  expect(playerStore.getState().isLoggedIn).toBe(true);
  logOut();
  expect(error.mock.calls).toEqual([['The app did not take login: Error'], ['The app did not take logout: Error']]);
  error.mockRestore();
});

/** As much of a record as the app's part looks at; the whole of it goes on. */
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
  'AW-04 with the flag %s events with a marker are posted too, the login with the username in base64',
  (isOn) => {
    isAttributed = isOn;
    stops.push(startAppMessages({ ...parts, hadSession: true }));
    playerStore.setState(playerOfSession({ ...account, core: { ...account.core, username: '米拉' } }, session));
    const login = record('system_event', 'login.success');
    const launch = record('game_launch', 'game.launch');
    for (const one of [login, record('interaction', 'login.submit'), launch])
      sendToSinks(one, { area: 'login', action: 'success' });
    expect(heard).toEqual(
      isOn ? [{ ...login, customerData: { ...login.customerData, username: '57Gz5ouJ' } }, launch] : [],
    );
    isAttributed = true;
  },
);

test('AW-04 the names of the markers are names of the catalogue', () => {
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
