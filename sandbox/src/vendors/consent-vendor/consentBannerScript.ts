import { defaultCulture } from '@foyer/contract/languages';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type ConsentBannerMessages } from '../../messages/en/consentBanner.ts';

const consentBannerMessages = await messagesByLanguage<ConsentBannerMessages>(
  en,
  (language) => import(`../../messages/${language}/consentBanner.ts`),
);

/**
 * Browser script of the simulated consent vendor: asks once, writes the vendor's two cookies with its own version, and
 * notifies the page through the vendor's globals, events and data layer. Served as text without compilation.
 */
export const consentBannerScript = `(() => {
  'use strict';
  const own = document.currentScript.src;
  const groups = ['C0002', 'C0003', 'C0004'];
  const version = '202509.1.0';
  const messages = ${JSON.stringify(consentBannerMessages)};
  const language = document.documentElement.lang.split('-')[0];
  const words = messages[language] || messages.${defaultCulture};
  const listeners = [];
  let box = null;

  const cookie = (name) => (document.cookie.split('; ').find((pair) => pair.startsWith(name + '=')) || '').slice(name.length + 1);
  const fields = () => new URLSearchParams(cookie('OptanonConsent'));
  const allowed = () => groups.filter((group) => cookie('OptanonAlertBoxClosed') !== '' && (fields().get('groups') || '').split(',').includes(group + ':1'));
  const active = () => ['C0001', ...allowed()];
  const keep = (name, value) => (document.cookie = name + '=' + value + '; Path=/; Max-Age=31536000; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : ''));

  function tell(events) {
    const names = ',' + active().join(',') + ',';
    window.OnetrustActiveGroups = names;
    window.OptanonActiveGroups = names;
    window.dataLayer = window.dataLayer || [];
    for (const event of events) window.dataLayer.push({ event, OnetrustActiveGroups: names });
    dispatchEvent(new CustomEvent('consent.onetrust', { detail: active() }));
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: active() }));
    if (typeof window.OptanonWrapper === 'function') window.OptanonWrapper();
  }
  function choose(yes) {
    const at = new Date();
    const record = new URLSearchParams({
      isGpcEnabled: navigator.globalPrivacyControl ? '1' : '0', datestamp: at.toString(), version, browserGpcFlag: navigator.globalPrivacyControl ? '1' : '0', isIABGlobal: 'false', hosts: '',
      consentId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''), interactionCount: String(Number(fields().get('interactionCount') || 0) + 1), isAnonUser: '1', landingPath: 'NotLandingPage',
      groups: ['C0001:1', ...groups.map((group) => group + ':' + (yes.includes(group) ? 1 : 0))].join(','), geolocation: ';', AwaitingReconsent: 'false',
    });
    keep('OptanonConsent', record.toString());
    keep('OptanonAlertBoxClosed', at.toISOString());
    show(null);
    for (const listener of listeners) listener(new CustomEvent('consentChanged', { detail: active() }));
    tell(['OneTrustGroupsUpdated']);
    dispatchEvent(new CustomEvent('OTConsentApplied'));
  }
  function show(kind) {
    if (box === null) {
      const styles = document.createElement('link');
      styles.rel = 'stylesheet';
      styles.href = new URL('otBanner.css', own).href;
      document.head.append(styles);
      box = document.createElement('section');
      box.id = 'onetrust-banner-sdk';
      box.setAttribute('aria-label', words.title);
      document.body.append(box);
    }
    box.hidden = kind === null;
    if (kind === null) return;
    const switches = groups.map((group, index) => '<label><input type="checkbox" name="' + group + '"' + (allowed().includes(group) ? ' checked' : '') + '> ' + words.names[index] + '</label>').join('');
    box.innerHTML = '<h2>' + words.title + '</h2><p>' + words.text + '</p>' + (kind === 'settings' ? '<div class="ot-groups">' + switches + '</div>' : '') +
      '<div class="ot-answers"><button type="button" value="accept">' + words.accept + '</button><button type="button" value="reject">' + words.reject + '</button><button type="button" value="' + (kind === 'settings' ? 'save' : 'manage') + '">' + (kind === 'settings' ? words.save : words.manage) + '</button></div>';
    const answers = {
      accept: () => choose(groups),
      reject: () => choose([]),
      manage: () => show('settings'),
      save: () => choose([...box.querySelectorAll('input:checked')].map((input) => input.name)),
    };
    for (const button of box.querySelectorAll('button')) button.addEventListener('click', () => answers[button.value]());
    if (kind === 'settings') box.querySelector('input').focus();
  }

  window.OneTrust = {
    AllowAll: () => choose(groups),
    RejectAll: () => choose([]),
    UpdateConsent: (kind, order) => choose(groups.filter((group) => order.includes(group + ':1') || (allowed().includes(group) && !order.includes(group + ':0')))),
    IsAlertBoxClosed: () => cookie('OptanonAlertBoxClosed') !== '',
    ToggleInfoDisplay: () => show('settings'),
    LoadBanner: () => show('banner'),
    OnConsentChanged: (listener) => listeners.push(listener),
    GetDomainData: () => ({ Groups: ['C0001', ...groups].map((OptanonGroupId) => ({ OptanonGroupId, Status: OptanonGroupId === 'C0001' ? 'always active' : 'inactive' })) }),
  };
  tell(['OneTrustLoaded', 'OptanonLoaded', 'OneTrustGroupsUpdated']);
  // A browser with Global Privacy Control has already rejected optional cookies.
  if (!window.OneTrust.IsAlertBoxClosed() && !navigator.globalPrivacyControl) show('banner');
})();
`;
