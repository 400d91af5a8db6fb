import { consentVersion } from '../storage/consentChoice.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { consentGroups } from '../storage/storageConsent.ts';

export interface ConsentRecord {
  allowed: readonly ConsentGroup[];
  /** Unix milliseconds. */
  at: number;
  /** Number of choices in this browser, from 1. */
  interactions: number;
  /** The browser sends Global Privacy Control. */
  isGpc: boolean;
  /** Random id of the choice, as proof of consent. */
  consentId: string;
}

/** Id of visitors who refused everything. */
const anonymousId = '00000000-0000-0000-0000-000000000000';

/** Value of the cookie `OptanonConsent` in the vendor's format. */
export function formatConsentRecord({ allowed, at, interactions, isGpc, consentId }: ConsentRecord): string {
  const gpc = isGpc ? '1' : '0';
  return new URLSearchParams({
    isGpcEnabled: gpc,
    datestamp: new Date(at).toUTCString(),
    version: consentVersion,
    browserGpcFlag: gpc,
    isIABGlobal: 'false',
    hosts: '',
    consentId: allowed.length === 0 ? anonymousId : consentId,
    interactionCount: String(interactions),
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: ['C0001:1', ...consentGroups.map((group) => `${group}:${allowed.includes(group) ? 1 : 0}`)].join(','),
    geolocation: ';',
    AwaitingReconsent: 'false',
  }).toString();
}

/** The vendor's names of the active groups; necessary is always active. */
export function activeGroups(allowed: readonly ConsentGroup[]): string[] {
  return ['C0001', ...consentGroups.filter((group) => allowed.includes(group))];
}

/** Applies an order such as `C0002:1,C0004:0`; other groups stay unchanged. */
export function applyConsentOrder(allowed: readonly ConsentGroup[], order: string): ConsentGroup[] {
  const changes = order.split(',').map((pair) => pair.trim());
  return consentGroups.filter(
    (group) => changes.includes(`${group}:1`) || (allowed.includes(group) && !changes.includes(`${group}:0`)),
  );
}
