import type { ConsentGroup } from '../consent/consentChoice.ts';

/** What a cookie or a stored key needs: nothing, because the site cannot do its work without it (C0001), or a yes to a group. */
export type StorageGroup = 'C0001' | ConsentGroup;

/** Closed until the code that knows the visitor's choice is there: it comes after the first paint. */
const closed = (_group: ConsentGroup): boolean => false;
let ask = closed;

/** Whether something of the group may be stored now (CO-01). */
export function mayStore(group: StorageGroup): boolean {
  return group === 'C0001' || ask(group);
}

/** From now on `next` decides; null closes the gate again. */
export function setStorageGate(next: ((group: ConsentGroup) => boolean) | null): void {
  ask = next ?? closed;
}
