/** A band that was closed stays away for so long, milliseconds. */
export const cooldownMs = 30 * 86_400_000;

export interface OfferFacts {
  userAgent: string;
  device: 'desktop' | 'mobile';
  /** The page runs inside the app already. */
  isWrapped: boolean;
  /** When the band was closed, Unix milliseconds, as it was stored; null where it never was. */
  closedAt: string | null;
}

/** UI-03: whether to offer the operator's Android app: on a phone that could run it, to whoever has not just said no. */
export function shouldOffer({ userAgent, device, isWrapped, closedAt }: OfferFacts, now: number): boolean {
  if (isWrapped || device !== 'mobile' || !/\bAndroid\b/.test(userAgent)) return false;
  if (closedAt === null) return true;
  // A moment that is not one, or lies ahead, was not stored by us: the player is left alone.
  return /^\d{1,15}$/.test(closedAt) && now - Number(closedAt) >= cooldownMs;
}
