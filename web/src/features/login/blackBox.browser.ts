/**
 * Device descriptions of fraud prevention (AU-01). A third-party provider collects them with consent and is injected;
 * without one both are empty.
 */
export interface BlackBoxes {
  firstParty: string;
  thirdParty: string;
}
export type BlackBoxProvider = () => Promise<BlackBoxes>;

const notCollected: BlackBoxes = { firstParty: '', thirdParty: '' };
/** Maximum time that a login waits for the device descriptions. */
const timeoutMs = 1500;

let provider: BlackBoxProvider | null = null;

export function setBlackBoxProvider(next: BlackBoxProvider | null): void {
  provider = next;
}

/** Collects the provider's descriptions; never fails and never delays a login beyond `timeoutMs`. */
export async function collectBlackBoxes(): Promise<BlackBoxes> {
  if (provider === null) return notCollected;
  const late = new Promise<BlackBoxes>((resolve) => window.setTimeout(() => resolve(notCollected), timeoutMs));
  return Promise.race([provider().catch(() => notCollected), late]);
}
