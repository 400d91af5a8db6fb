import type { Device } from '../../services/market/visit.ts';

/** Time for which a closed band stays hidden. */
export const cooldownMs = 30 * 86_400_000;

export interface OfferFacts {
  userAgent: string;
  device: Device;
  /** Whether the page runs inside the app. */
  isWrapped: boolean;
  /** Stored close time in Unix milliseconds; null if the band was never closed. */
  closedAt: string | null;
}

/** UI-03: offers the operator's Android app on phones that can run it, unless the band was closed recently. */
export function shouldOffer({ userAgent, device, isWrapped, closedAt }: OfferFacts, now: number): boolean {
  if (isWrapped || device !== 'mobile' || !/\bAndroid\b/.test(userAgent)) return false;
  if (closedAt === null) return true;
  // Do not offer when the stored time is malformed or in the future.
  return /^\d{1,15}$/.test(closedAt) && now - Number(closedAt) >= cooldownMs;
}
