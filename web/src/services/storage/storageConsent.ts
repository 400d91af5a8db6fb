/** Groups that need consent, by the consent vendor's names: analytics, functional, marketing. C0001, necessary, needs none. */
export const consentGroups = ['C0002', 'C0003', 'C0004'] as const;
export type ConsentGroup = (typeof consentGroups)[number];

/** Consent that a cookie or stored key needs: none, because the site needs it to work (C0001), or that of a group. */
export type StorageGroup = 'C0001' | ConsentGroup;

/** Refuses everything until the consent code is loaded, after the first paint. */
const closed = (_group: ConsentGroup): boolean => false;
let hasConsent = closed;

/** Whether something of the group may be stored now (CO-01). */
export function canStore(group: StorageGroup): boolean {
  return group === 'C0001' || hasConsent(group);
}

/** Sets the function that decides; null refuses everything again. */
export function setStorageConsentCheck(next: ((group: ConsentGroup) => boolean) | null): void {
  hasConsent = next ?? closed;
}
