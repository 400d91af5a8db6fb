import type { ConsentGroup } from './consentChoice.ts';
import { consentGroups, consentVersion } from './consentChoice.ts';

export interface ConsentRecord {
  allowed: readonly ConsentGroup[];
  /** Unix milliseconds. */
  at: number;
  /** Number of this choice in this browser, from 1. */
  interactions: number;
  /** The browser asks not to be followed (Global Privacy Control). */
  isGpc: boolean;
  /** Random name of the choice, by which it could be proved. */
  consentId: string;
}

/** Whoever says no to everything gets no name either. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Value of the cookie `OptanonConsent`, as the vendor writes it. */
export function recordText({ allowed, at, interactions, isGpc, consentId }: ConsentRecord): string {
  const gpc = isGpc ? '1' : '0';
  return new URLSearchParams({
    isGpcEnabled: gpc,
    datestamp: new Date(at).toUTCString(),
    version: consentVersion,
    browserGpcFlag: gpc,
    isIABGlobal: 'false',
    hosts: '',
    consentId: allowed.length === 0 ? nobody : consentId,
    interactionCount: String(interactions),
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: ['C0001:1', ...consentGroups.map((group) => `${group}:${allowed.includes(group) ? 1 : 0}`)].join(','),
    geolocation: ';',
    AwaitingReconsent: 'false',
  }).toString();
}

/** The vendor's names of what is on now; what is necessary always is. */
export function activeGroups(allowed: readonly ConsentGroup[]): string[] {
  return ['C0001', ...consentGroups.filter((group) => allowed.includes(group))];
}

/** Groups after an order such as `C0002:1,C0004:0`; those it does not name stay as they are. */
export function withOrder(allowed: readonly ConsentGroup[], order: string): ConsentGroup[] {
  const wishes = order.split(',').map((pair) => pair.trim());
  return consentGroups.filter(
    (group) => wishes.includes(`${group}:1`) || (allowed.includes(group) && !wishes.includes(`${group}:0`)),
  );
}
