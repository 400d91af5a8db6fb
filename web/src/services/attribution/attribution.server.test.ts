import { attributionParameters } from '@foyer/contract/attribution';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { visitFixture } from '../market/visitFixture.ts';
import { sampleChangedToken } from '../session/sampleChangedToken.ts';
import { consentVersion } from '../storage/consentChoice.ts';
import { cookieKeys, sealedCookiesOf } from '../storage/sealedCookies.server.ts';
import { attributionOf, configuredParameters, storeLanding } from './attribution.server.ts';

const day = 86_400_000;
const visit = visitFixture({ attribution: ['btag', 'utm_source'] });
const keys = cookieKeys([Buffer.alloc(32, 7)]);
const landing = { btag: 'harbour-17', utm_source: 'letter' };

/** Cookies of a visitor who has decided about marketing; null before a choice. */
function choiceOf(isAllowed: boolean | null): string {
  const now = new Date().toISOString();
  const fields = new URLSearchParams({
    groups: `C0001:1,C0002:0,C0003:0,C0004:${Number(isAllowed)}`,
    datestamp: now,
    version: consentVersion,
    interactionCount: '1',
    AwaitingReconsent: 'false',
  });
  return isAllowed === null ? '' : `OptanonConsent=${fields.toString()}; OptanonAlertBoxClosed=${now}; `;
}

function browser({ isAllowed = null as boolean | null, signal = false, brandId = 'regency' } = {}) {
  const jar = { consent: choiceOf(isAllowed), own: '', maxAge: 0 };
  return {
    jar,
    allow: (next: boolean) => (jar.consent = choiceOf(next)),
    call: () => ({
      visit,
      sealedCookies: sealedCookiesOf({
        hasConsentVendor: false,
        keys,
        brandId,
        header: jar.consent + jar.own,
        hasPrivacySignal: signal,
        setCookie(name, value, { maxAgeSeconds }) {
          jar.own = maxAgeSeconds === 0 ? '' : `${name}=${value}`;
          jar.maxAge = maxAgeSeconds;
        },
      }),
    }),
  };
}

test('P1 CO-01 a landing is stored sealed for 30 days with consent to marketing alone', () => {
  const { jar, call } = browser({ isAllowed: true });
  expect(storeLanding(call(), landing, 1000)).toBe(true);
  expect(jar.own).toMatch(/^foyer-attribution=[\w.-]+$/);
  expect(jar.own).not.toContain('harbour');
  expect(jar.maxAge).toBe(30 * 86_400);
  expect(attributionOf(call(), {}, 1000 + 30 * day)).toEqual({
    landedAt: '1970-01-01T00:00:01.000Z',
    parameters: landing,
  });
  expect(attributionOf(call(), {}, 1001 + 30 * day)).toBeNull();
  for (const isAllowed of [null, false]) {
    const other = browser({ isAllowed });
    expect([storeLanding(other.call(), landing, 1000), other.jar.own]).toEqual([false, '']);
  }
});

test('P1 CO-02 a withdrawn consent deletes what was stored, and a page without parameters does not', () => {
  const { jar, allow, call } = browser({ isAllowed: true });
  storeLanding(call(), landing, 0);
  expect([storeLanding(call(), {}, 1), attributionOf(call(), {}, 1)?.parameters]).toEqual([false, landing]);
  allow(false);
  expect(attributionOf(call(), {}, 1)).toBeNull();
  storeLanding(call(), {}, 1);
  expect(jar.own).toBe('');
});

test('P1 before a choice only the landing of this visit counts, and after a refusal none', () => {
  const at = new Date(5).toISOString();
  expect(attributionOf(browser().call(), landing, 5)).toEqual({ landedAt: at, parameters: landing });
  expect(attributionOf(browser().call(), {}, 5)).toBeNull();
  expect(attributionOf(browser({ isAllowed: false }).call(), landing, 5)).toBeNull();
  expect(attributionOf(browser({ signal: true }).call(), landing, 5)).toBeNull();
});

test('a later landing replaces an earlier one, and the same landing keeps its time', () => {
  const { call } = browser({ isAllowed: true });
  storeLanding(call(), landing, 0);
  expect(attributionOf(call(), landing, 5)?.landedAt).toBe(new Date(0).toISOString());
  expect(attributionOf(call(), { btag: 'other' }, 5)).toEqual({
    landedAt: new Date(5).toISOString(),
    parameters: { btag: 'other' },
  });
});

test.each([
  ['that was changed', sampleChangedToken],
  ['of another key', () => 'foyer-attribution=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
])('A15 a cookie %s counts as none', (_which, change) => {
  const { jar, call } = browser({ isAllowed: true });
  storeLanding(call(), landing, 0);
  jar.own = change(jar.own);
  expect(attributionOf(call(), {}, 1)).toBeNull();
});

test('A15 a cookie of another brand, or without configured parameters, counts as none', () => {
  const { jar, call } = browser({ isAllowed: true });
  storeLanding(call(), landing, 0);
  const other = browser({ isAllowed: true, brandId: 'aurora' });
  other.jar.own = jar.own;
  expect(attributionOf(other.call(), {}, 1)).toBeNull();
  const off = { ...call(), visit: visitFixture() };
  expect([attributionOf(off, landing, 1), storeLanding(off, landing, 1)]).toEqual([null, false]);
});

test('keeps exactly the configured parameters in their order, within 1,024 bytes', () => {
  const name = fc.stringMatching(/^[a-z][a-z_]{0,8}$/);
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), { maxKeys: 12 }),
      fc.uniqueArray(name, { maxLength: 12 }),
      (given, names) => {
        fc.pre(v.is(attributionParameters, given));
        const configured = configuredParameters(given, names);
        const entries = Object.entries(configured ?? {});
        expect(entries.every(([key, value]) => names.includes(key) && given[key] === value)).toBe(true);
        expect(Buffer.byteLength(JSON.stringify(configured ?? {}))).toBeLessThanOrEqual(1024);
        const wanted = names.filter((key) => Object.hasOwn(given, key));
        expect(entries.map(([key]) => key)).toEqual(wanted.slice(0, entries.length));
        if (Buffer.byteLength(JSON.stringify(given)) <= 800) expect(entries).toHaveLength(wanted.length);
      },
    ),
  );
  expect(configuredParameters({ constructor: 'x' }, ['btag'])).toBeNull();
});
