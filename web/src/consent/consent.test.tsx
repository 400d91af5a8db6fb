import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interactionEvent } from '../analytics/trackInteraction.browser.ts';
import type { ConsentScript } from '../market/vendorScript.ts';
import { overlayStore } from '../overlays/openOverlay.ts';
import { setStorageGate } from '../storage/consentGate.ts';
import { seeCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { bannerStore } from './bannerStore.ts';
import { startConsent } from './consentStart.browser.ts';
import { followConsent, isAllowed } from './consentState.browser.ts';

const told: unknown[] = [];
window.addEventListener(interactionEvent, (event) => told.push((event as CustomEvent).detail));
const outcomes = () =>
  told.flatMap((each) =>
    (each as { action: string }).action === 'cookieItem' ? [] : [(each as { action: string }).action],
  );
const groupCookies = () =>
  [cookies.marketingConsent, cookies.analyticsConsent, cookies.functionalConsent].map(seeCookie);
let stop: (() => void) | void;

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  localStorage.clear();
  told.length = 0;
  bannerStore.setState({ isShown: false });
  overlayStore.setState({ open: null });
  setStorageGate(null);
  delete window.OneTrust;
  delete window.OptanonWrapper;
  window.dataLayer = [];
  delete document.documentElement.dataset['consent'];
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const start = (isWrappedApp = false, vendor: ConsentScript | null = null) =>
  void (stop = startConsent({ isWrappedApp, vendor }));

test('CO-01 before a choice nothing is allowed, marked or told, and the banner asks', () => {
  start();
  expect(bannerStore.getState().isShown).toBe(true);
  expect(document.cookie).toBe('');
  expect(['C0002', 'C0003', 'C0004'].map((group) => isAllowed(group as 'C0002'))).toEqual([false, false, false]);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
  expect(persistentStorage.set('not-declared', '1')).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(told).toEqual([]);
});

test('CO-01 CO-02 each choice is applied and recorded once, with the cookie of each group', () => {
  start();
  window.OneTrust?.AllowAll();
  expect(groupCookies()).toEqual(['true', 'true', 'true']);
  expect(bannerStore.getState().isShown).toBe(false);
  window.OneTrust?.UpdateConsent('Category', 'C0004:0');
  expect(groupCookies()).toEqual(['false', 'true', 'true']);
  expect(outcomes()).toEqual(['accept', 'manage']);
  // Whoever tells of the same choice again, as the vendor does, changes nothing.
  window.OptanonWrapper?.();
  window.dispatchEvent(new Event('OTConsentApplied'));
  expect(outcomes()).toEqual(['accept', 'manage']);
  expect(told.slice(-3)).toEqual([
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0002', isAllowed: true },
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0003', isAllowed: true },
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0004', isAllowed: false },
  ]);
});

const closedCookie = () => seeCookie(cookies.optanonAlertBoxClosed);

test('CO-02 reject all in the banner is a rejection, and in the settings only within 5 s of the banner closing', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start();
  window.OneTrust?.RejectAll();
  vi.setSystemTime(Date.now() + 4000);
  window.OneTrust?.UpdateConsent('Category', 'C0003:1');
  window.OneTrust?.RejectAll();
  expect(outcomes()).toEqual(['reject', 'manage', 'reject']);
  vi.setSystemTime(Date.now() + 60_000);
  window.OneTrust?.UpdateConsent('Category', 'C0003:1');
  window.OneTrust?.RejectAll();
  expect(outcomes().slice(3)).toEqual(['manage', 'manage']);
});

test('CO-02 a change in the settings does not move the closing time of the banner, and an answer to the banner does', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start();
  window.OneTrust?.AllowAll();
  const first = closedCookie();
  vi.setSystemTime(Date.now() + 60_000);
  window.OneTrust?.UpdateConsent('Category', 'C0004:0');
  expect(closedCookie()).toBe(first);
  window.OneTrust?.LoadBanner();
  window.OneTrust?.RejectAll();
  expect(closedCookie()).toBe(new Date().toISOString());
  expect(outcomes()).toEqual(['accept', 'manage', 'reject']);
});

test('CO-01 what was stored with consent goes when it is taken back', () => {
  start();
  window.OneTrust?.AllowAll();
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(true);
  window.OneTrust?.UpdateConsent('Category', 'C0003:0');
  expect(localStorage.length).toBe(0);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
});

test('CO-02 the page finds the globals, events and data layer of the consent vendor', () => {
  const heard: string[] = [];
  const listen = (event: Event) => void heard.push(`${event.type} ${String((event as CustomEvent<string[]>).detail)}`);
  for (const type of ['OneTrustGroupsUpdated', 'consent.onetrust']) window.addEventListener(type, listen);
  start();
  expect(window.dataLayer).toEqual([
    { event: 'OneTrustLoaded', OnetrustActiveGroups: ',C0001,' },
    { event: 'OptanonLoaded', OptanonActiveGroups: ',C0001,' },
    { event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: ',C0001,' },
  ]);
  expect(window.OneTrust?.IsAlertBoxClosed()).toBe(false);
  const changed: string[][] = [];
  window.OneTrust?.OnConsentChanged(({ detail }) => changed.push(detail));
  heard.length = 0;
  window.OneTrust?.UpdateConsent('Category', 'C0002:1');
  for (const type of ['OneTrustGroupsUpdated', 'consent.onetrust']) window.removeEventListener(type, listen);
  expect(heard).toEqual(['consent.onetrust C0001,C0002', 'OneTrustGroupsUpdated C0001,C0002']);
  expect(changed).toEqual([['C0001', 'C0002']]);
  expect([window.OnetrustActiveGroups, window.OptanonActiveGroups]).toEqual([',C0001,C0002,', ',C0001,C0002,']);
  expect((window.dataLayer as unknown[]).at(-1)).toEqual({
    event: 'OneTrustGroupsUpdated',
    OnetrustActiveGroups: ',C0001,C0002,',
  });
  expect(window.OneTrust?.IsAlertBoxClosed()).toBe(true);
  window.OneTrust?.ToggleInfoDisplay();
  expect(overlayStore.getState().open).toBe('cookieSettings');
});

test('CO-02 a data layer that throws keeps no choice from counting', () => {
  window.dataLayer = Object.freeze([]);
  start();
  window.OneTrust?.AllowAll();
  expect(isAllowed('C0004')).toBe(true);
});

test('CO-01 a choice made before is taken over in silence; followers hear of each change', () => {
  start();
  window.OneTrust?.AllowAll();
  stop?.();
  told.length = 0;
  start();
  expect(bannerStore.getState().isShown).toBe(false);
  expect(told).toEqual([]);
  let heard = 0;
  const unfollow = followConsent(() => void heard++);
  window.OneTrust?.RejectAll();
  unfollow();
  window.OneTrust?.AllowAll();
  expect(heard).toBe(1);
});

test('CO-01 a choice of another tab is taken over, and recorded there alone', () => {
  start();
  window.OneTrust?.AllowAll();
  told.length = 0;
  document.cookie = `OptanonConsent=${(seeCookie(cookies.optanonConsent) ?? '').replace('interactionCount=1', 'interactionCount=2').replace('C0004%3A1', 'C0004%3A0')}; Path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(groupCookies()).toEqual(['false', 'true', 'true']);
  expect(window.OnetrustActiveGroups).toBe(',C0001,C0002,C0003,');
  expect(told).toEqual([]);
});

test('CO-03 a browser that asks for privacy by itself has said no, and is not asked', () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  start();
  expect(bannerStore.getState().isShown).toBe(false);
  expect(document.cookie).toBe('');
  expect(isAllowed('C0002')).toBe(false);
  window.OneTrust?.UpdateConsent('Category', 'C0003:1');
  expect(seeCookie(cookies.optanonConsent)).toContain('isGpcEnabled=1');
  expect([isAllowed('C0003'), isAllowed('C0004')]).toEqual([true, false]);
});

test('CO-04 in the wrapped app nobody asks or listens, and nothing more is allowed', () => {
  start(true);
  expect(bannerStore.getState().isShown).toBe(false);
  expect([window.OneTrust, window.OptanonWrapper]).toEqual([undefined, undefined]);
  expect(isAllowed('C0002')).toBe(false);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
});

test('CO-01 CO-02 with the vendor’s own script nothing is built in, and its choices count and are recorded all the same', async () => {
  document.documentElement.dataset['consent'] = 'vendor';
  start(false, {
    script: 'https://consent.example/scripttemplates/otSDKStub.js',
    origins: ['https://consent.example'],
    domainId: '0c9f2e11-test',
  });
  await vi.waitFor(() =>
    expect(document.querySelector('script[data-domain-script="0c9f2e11-test"]')?.getAttribute('src')).toBe(
      'https://consent.example/scripttemplates/otSDKStub.js',
    ),
  );
  expect(window.OneTrust).toBeUndefined();
  expect(bannerStore.getState().isShown).toBe(false);
  const record = new URLSearchParams({
    datestamp: new Date().toString(),
    version: '202509.1.0',
    groups: 'C0001:1,C0002:1,C0003:0,C0004:1',
    interactionCount: '1',
    AwaitingReconsent: 'false',
  });
  document.cookie = `OptanonConsent=${record.toString()}; Path=/`;
  document.cookie = `OptanonAlertBoxClosed=${new Date().toISOString()}; Path=/`;
  window.OptanonWrapper?.();
  expect(outcomes()).toEqual(['accept']);
  expect(groupCookies()).toEqual(['true', 'true', 'false']);
});
