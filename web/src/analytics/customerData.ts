import type { CustomerData } from './eventRecord.ts';

/** What the cookies of the operator's own systems say; null where there is none. */
export interface CustomerCookies {
  /** Up to five tags of the way a visitor came by, separated by `|`. */
  trackingVisit: string | null;
  browserId: string | null;
  /** The visitor cookie of the analytics vendor. */
  analyticsVisitor: string | null;
}

/** No tag or id is longer; a longer one was not set by us. */
const longest = 200;

/** AN-05: what the player's state does not say comes from the cookies and the configured casino. */
export function customerData(given: Readonly<CustomerData>, cookies: CustomerCookies, casinoId: number): CustomerData {
  const tags = decoded(cookies.trackingVisit)
    .split('|')
    .map((tag) => tag.trim().slice(0, longest));
  // Field by field: a state that grows must not tell more by itself.
  return {
    bannerTag: given.bannerTag || (tags[0] ?? ''),
    bannerTag2: given.bannerTag2 || (tags[1] ?? ''),
    bannerTag3: given.bannerTag3 || (tags[2] ?? ''),
    bannerTag4: given.bannerTag4 || (tags[3] ?? ''),
    bannerTag5: given.bannerTag5 || (tags[4] ?? ''),
    browserId: given.browserId || decoded(cookies.browserId).slice(0, longest),
    casinoId: given.casinoId ?? casinoId,
    ecid: given.ecid || ecidOf(cookies.analyticsVisitor),
    registrationCountry: given.registrationCountry,
    userId: given.userId,
    currency: given.currency,
    currencyIsoCode: given.currencyIsoCode,
    languageCode: given.languageCode,
  };
}

/** The visitor's id in the vendor's cookie: what stands after `MCMID`, as its parts have no fixed order; else the fifth part. */
export function ecidOf(cookie: string | null): string {
  const parts = decoded(cookie).split('|');
  const at = parts.indexOf('MCMID');
  return ((at === -1 ? parts[4] : parts[at + 1]) ?? '').trim().slice(0, longest);
}

function decoded(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}
