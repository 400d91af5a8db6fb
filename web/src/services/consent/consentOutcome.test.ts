import { expect, test } from 'vitest';
import { readChoice } from '../storage/consentChoice.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { consentGroups } from '../storage/storageConsent.ts';
import { outcomeOf } from './consentOutcome.ts';
import { activeGroups, formatConsentRecord, applyConsentOrder } from './consentRecord.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
/** Every possible choice of groups. */
const choices = [...Array(8).keys()].map((bits) => consentGroups.filter((_, index) => (bits & (1 << index)) !== 0));

test.each([
  [['C0002', 'C0003', 'C0004'], 'accept'],
  [['C0002', 'C0004'], 'accept'],
  [['C0002', 'C0003'], 'manage'],
  [['C0003', 'C0004'], 'manage'],
  [['C0003'], 'manage'],
  [['C0002'], 'manage'],
  [['C0004'], 'manage'],
  [[], 'reject'],
] satisfies [ConsentGroup[], string][])('CO-02 records %j right after the banner as %s', (allowed, outcome) => {
  expect(outcomeOf(allowed, now, now)).toBe(outcome);
});

test.each([
  [0, 'reject'],
  [5000, 'reject'],
  [5001, 'manage'],
  [-1, 'manage'],
])('CO-02 records a rejection of all groups %i ms after the banner closed as %s', (age, outcome) => {
  expect(outcomeOf([], now - age, now)).toBe(outcome);
});

test('CO-01 every choice is read back as it was written', () => {
  const read = choices.map((allowed) => {
    const consent = formatConsentRecord({ allowed, at: now, interactions: 3, isGpc: false, consentId: 'b2a1' });
    return readChoice({ consent, closed: new Date(now).toISOString() }, now);
  });
  expect(read).toEqual(choices.map((allowed) => ({ allowed, closedAt: now, interactions: 3 })));
});

test('the record has a consent id only when the visitor allows a group', () => {
  const idOf = (allowed: readonly ConsentGroup[]) =>
    new URLSearchParams(formatConsentRecord({ allowed, at: now, interactions: 1, isGpc: true, consentId: 'b2a1' })).get(
      'consentId',
    );
  expect(idOf([])).toMatch(/^[0-]+$/);
  expect(idOf(['C0002'])).toBe('b2a1');
});

test('applyConsentOrder changes only the named groups', () => {
  expect(applyConsentOrder(['C0002'], 'C0003:1')).toEqual(['C0002', 'C0003']);
  expect(applyConsentOrder(['C0002', 'C0004'], 'C0002:0, C0004:1')).toEqual(['C0004']);
  expect(applyConsentOrder([], 'C0002:1, C0004:1 ')).toEqual(['C0002', 'C0004']);
  expect(applyConsentOrder(['C0002'], 'C0001:0,C0009:1,nonsense')).toEqual(['C0002']);
  expect(activeGroups(['C0004', 'C0002'])).toEqual(['C0001', 'C0002', 'C0004']);
});

test('CO-01 the record has the fields of the vendor', () => {
  expect(
    Object.fromEntries(
      new URLSearchParams(
        formatConsentRecord({ allowed: ['C0003'], at: now, interactions: 4, isGpc: false, consentId: 'b2a1' }),
      ),
    ),
  ).toEqual({
    isGpcEnabled: '0',
    datestamp: 'Sat, 21 Nov 2026 12:00:00 GMT',
    version: '202402.1.0',
    browserGpcFlag: '0',
    isIABGlobal: 'false',
    hosts: '',
    consentId: 'b2a1',
    interactionCount: '4',
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: 'C0001:1,C0002:0,C0003:1,C0004:0',
    geolocation: ';',
    AwaitingReconsent: 'false',
  });
  const followed = new URLSearchParams(
    formatConsentRecord({ allowed: [], at: now, interactions: 1, isGpc: true, consentId: 'b2a1' }),
  );
  expect([followed.get('isGpcEnabled'), followed.get('browserGpcFlag')]).toEqual(['1', '1']);
});
