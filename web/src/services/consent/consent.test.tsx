import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interactionEvent } from '../analytics/trackInteraction.browser.ts';
import type { ConsentScript } from '../configuration/vendorScript.ts';
import { overlayStore } from '../overlays/openOverlay.ts';
import { getCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { setStorageConsentCheck } from '../storage/storageConsent.ts';
import { consentBannerStore } from './consentBannerStore.ts';
import { followConsent, isAllowed } from './consentState.browser.ts';
import { startConsent } from './startConsent.browser.ts';

const interactions: unknown[] = [];
window.addEventListener(interactionEvent, (event) => interactions.push((event as CustomEvent).detail));
const outcomes = () =>
  interactions.flatMap((each) =>
    (each as { action: string }).action === 'cookieItem' ? [] : [(each as { action: string }).action],
  );
const groupCookies = () =>
  [cookies.marketingConsent, cookies.analyticsConsent, cookies.functionalConsent].map(getCookie);
let stop: (() => void) | void;

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  localStorage.clear();
  interactions.length = 0;
  consentBannerStore.setState({ isShown: false });
  overlayStore.setState({ open: null });
  setStorageConsentCheck(null);
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

test('CO-01 allows and records nothing before a choice, and shows the banner', () => {
  start();
  expect(consentBannerStore.getState().isShown).toBe(true);
  expect(document.cookie).toBe('');
  expect(['C0002', 'C0003', 'C0004'].map((group) => isAllowed(group as 'C0002'))).toEqual([false, false, false]);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
  expect(persistentStorage.set('not-declared', '1')).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(interactions).toEqual([]);
});

test('CO-01 CO-02 applies and records each choice once, with a cookie per group', () => {
  start();
  window.OneTrust?.AllowAll();
  expect(groupCookies()).toEqual(['true', 'true', 'true']);
  expect(consentBannerStore.getState().isShown).toBe(false);
  window.OneTrust?.UpdateConsent('Category', 'C0004:0');
  expect(groupCookies()).toEqual(['false', 'true', 'true']);
  expect(outcomes()).toEqual(['accept', 'manage']);
  // The vendor repeats its notification of a choice; repeats change nothing.
  window.OptanonWrapper?.();
  window.dispatchEvent(new Event('OTConsentApplied'));
  expect(outcomes()).toEqual(['accept', 'manage']);
  expect(interactions.slice(-3)).toEqual([
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0002', isAllowed: true },
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0003', isAllowed: true },
    { area: 'cookieConsent', action: 'cookieItem', group: 'C0004', isAllowed: false },
  ]);
});

const closedCookie = () => getCookie(cookies.optanonAlertBoxClosed);

test('CO-02 records "reject all" in the settings as a rejection only within 5 s of the banner closing', () => {
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

test('CO-02 only a choice in the banner updates the banner’s closing time', () => {
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

test('CO-01 withdrawn consent deletes what was stored with it', () => {
  start();
  window.OneTrust?.AllowAll();
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(true);
  window.OneTrust?.UpdateConsent('Category', 'C0003:0');
  expect(localStorage.length).toBe(0);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
});

test('CO-02 provides the globals, events and data layer of the consent vendor', () => {
  const events: string[] = [];
  const listen = (event: Event) => void events.push(`${event.type} ${String((event as CustomEvent<string[]>).detail)}`);
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
  events.length = 0;
  window.OneTrust?.UpdateConsent('Category', 'C0002:1');
  for (const type of ['OneTrustGroupsUpdated', 'consent.onetrust']) window.removeEventListener(type, listen);
  expect(events).toEqual(['consent.onetrust C0001,C0002', 'OneTrustGroupsUpdated C0001,C0002']);
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

test('CO-02 applies the choice although the data layer throws', () => {
  window.dataLayer = Object.freeze([]);
  start();
  window.OneTrust?.AllowAll();
  expect(isAllowed('C0004')).toBe(true);
});

test('CO-01 restores an earlier choice silently, and notifies followers of each change', () => {
  start();
  window.OneTrust?.AllowAll();
  stop?.();
  interactions.length = 0;
  start();
  expect(consentBannerStore.getState().isShown).toBe(false);
  expect(interactions).toEqual([]);
  let changes = 0;
  const unfollow = followConsent(() => void changes++);
  window.OneTrust?.RejectAll();
  unfollow();
  window.OneTrust?.AllowAll();
  expect(changes).toBe(1);
});

test('CO-01 adopts a choice from another tab without recording it again', () => {
  start();
  window.OneTrust?.AllowAll();
  interactions.length = 0;
  document.cookie = `OptanonConsent=${(getCookie(cookies.optanonConsent) ?? '').replace('interactionCount=1', 'interactionCount=2').replace('C0004%3A1', 'C0004%3A0')}; Path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(groupCookies()).toEqual(['false', 'true', 'true']);
  expect(window.OnetrustActiveGroups).toBe(',C0001,C0002,C0003,');
  expect(interactions).toEqual([]);
});

test('CO-03 treats Global Privacy Control as a rejection and hides the banner', () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  start();
  expect(consentBannerStore.getState().isShown).toBe(false);
  expect(document.cookie).toBe('');
  expect(isAllowed('C0002')).toBe(false);
  window.OneTrust?.UpdateConsent('Category', 'C0003:1');
  expect(getCookie(cookies.optanonConsent)).toContain('isGpcEnabled=1');
  expect([isAllowed('C0003'), isAllowed('C0004')]).toEqual([true, false]);
});

test('P1 CO-03 Global Privacy Control overrides an earlier consent to analytics and marketing, until the visitor chooses again', () => {
  start();
  window.OneTrust?.AllowAll();
  stop?.();
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  start();
  expect(consentBannerStore.getState().isShown).toBe(false);
  expect((['C0002', 'C0003', 'C0004'] as const).map(isAllowed)).toEqual([false, true, false]);
  expect(groupCookies()).toEqual(['false', 'false', 'true']);
  // An explicit choice on this site, made under the signal, stands.
  window.OneTrust?.UpdateConsent('Category', 'C0004:1');
  expect((['C0002', 'C0003', 'C0004'] as const).map(isAllowed)).toEqual([false, true, true]);
  expect(groupCookies()).toEqual(['true', 'false', 'true']);
});

test('CO-04 in the wrapped app, consent shows no banner, defines no globals and allows nothing', () => {
  start(true);
  expect(consentBannerStore.getState().isShown).toBe(false);
  expect([window.OneTrust, window.OptanonWrapper]).toEqual([undefined, undefined]);
  expect(isAllowed('C0002')).toBe(false);
  expect(persistentStorage.set('foyer-recent-searches', '["gem"]')).toBe(false);
});

test('CO-01 CO-02 with the vendor’s script, hides the built-in banner and still applies and records choices', async () => {
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
  expect(consentBannerStore.getState().isShown).toBe(false);
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
