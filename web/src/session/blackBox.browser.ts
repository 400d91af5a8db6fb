/**
 * Texts in which fraud prevention describes the device (AU-01). What collects them is bought and needs consent, so it is
 * put in from outside; without it both are empty.
 */
export interface BlackBoxes {
  firstParty: string;
  thirdParty: string;
}
export type BlackBoxProvider = () => Promise<BlackBoxes>;

const notCollected: BlackBoxes = { firstParty: '', thirdParty: '' };
/** A login never waits longer than this for a device's description, milliseconds. */
const timeoutMs = 1500;

let provider: BlackBoxProvider | null = null;

export function setBlackBoxProvider(next: BlackBoxProvider | null): void {
  provider = next;
}

/** What the provider knows; never fails and never holds a login up. */
export async function collectBlackBoxes(): Promise<BlackBoxes> {
  if (provider === null) return notCollected;
  const late = new Promise<BlackBoxes>((resolve) => window.setTimeout(() => resolve(notCollected), timeoutMs));
  return Promise.race([provider().catch(() => notCollected), late]);
}
