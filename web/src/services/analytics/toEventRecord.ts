import { ownValue } from '@foyer/contract/ownValue';
import { toIso2 } from '../market/countries.ts';
import { unknownCountry } from '../market/unknownCountry.ts';
import { catalogue } from './catalogue.ts';
import { filledFields } from './catalogueEntry.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import type { CountryData, CustomerData, CustomerFlag, EventData, EventRecord, SessionData } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

interface PlaceFacts {
  /** Looked-up location of the visitor; `Unknown` before. */
  geoInfo: { CountryIso3Code: string; CountryIsoCode: string; RegionCode?: string };
  /** The operator's cookie with an ISO 3166-1 alpha-3 country. */
  countryCookie: string | null;
  currencyIsoCode: string;
  locale: string;
}

/** AN-06: country from the look-up, else from the cookie; alpha-2, in lower case. */
export function countryData({ geoInfo, countryCookie, currencyIsoCode, locale }: PlaceFacts): CountryData {
  const known = (code: string) => (code === '' || code === unknownCountry ? null : code);
  const stored = known(geoInfo.CountryIsoCode) ?? toIso2(geoInfo.CountryIso3Code.toUpperCase());
  const named = toIso2((countryCookie ?? '').toUpperCase());
  // A cookie that replaced an unknown country is in the stored state, without a country of two letters (MK-05).
  const lookedUp = known(geoInfo.CountryIsoCode) === null && stored === named ? null : stored;
  const country = (lookedUp ?? named ?? '').toLowerCase();
  return {
    displayedCountry: country,
    displayedCurrency: currencyIsoCode.toLowerCase(),
    displayedLanguage: locale.toLowerCase(),
    displayedStateProvince: (geoInfo.RegionCode ?? '').toLowerCase(),
    ipAddressLookupCountryCode: country,
    IpAddressLookupSource: lookedUp !== null ? 'geo-info' : named !== null ? 'h20-iso3' : '',
  };
}

/** Cookies of the operator's other systems; null when missing. */
interface CustomerCookies {
  /** Up to five tags of the visitor's source, separated by `|`. */
  trackingVisit: string | null;
  browserId: string | null;
  /** Visitor cookie of the analytics vendor. */
  analyticsVisitor: string | null;
}

/** Maximum length of a tag or id; longer values are ignored as invalid. */
const maxTagLength = 200;

/** AN-05: customer data; values that the player's state lacks come from cookies and the configured casino. */
export function customerData(given: Readonly<CustomerData>, cookies: CustomerCookies, casinoId: number): CustomerData {
  const tags = decoded(cookies.trackingVisit)
    .split('|')
    .map((tag) => tag.trim().slice(0, maxTagLength));
  // Copied field by field, so that new state fields are not sent unintentionally.
  return {
    bannerTag: given.bannerTag || (tags[0] ?? ''),
    bannerTag2: given.bannerTag2 || (tags[1] ?? ''),
    bannerTag3: given.bannerTag3 || (tags[2] ?? ''),
    bannerTag4: given.bannerTag4 || (tags[3] ?? ''),
    bannerTag5: given.bannerTag5 || (tags[4] ?? ''),
    browserId: given.browserId || decoded(cookies.browserId).slice(0, maxTagLength),
    casinoId: given.casinoId ?? casinoId,
    ecid: given.ecid || ecidOf(cookies.analyticsVisitor),
    registrationCountry: given.registrationCountry,
    userId: given.userId,
    currency: given.currency,
    currencyIsoCode: given.currencyIsoCode,
    languageCode: given.languageCode,
  };
}

/** AN-05: visitor id in the vendor's cookie, its fifth part. */
export function ecidOf(cookie: string | null): string {
  return (decoded(cookie).split('|')[4] ?? '').trim().slice(0, maxTagLength);
}

function decoded(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** Facts about visitor and page at the time of an event. */
export interface EventFacts {
  /** First part of every event name. */
  projectPrefix: string;
  brandId: string;
  /** Casino id of this market and device. */
  casinoId: number;
  cookies: CustomerCookies;
  customerData: CustomerData;
  customerFlag: CustomerFlag;
  place: PlaceFacts;
  session: SessionData | null;
  /** Experiments and variants of the visitor; undefined without experiments. */
  experiments?: string | undefined;
}

const entries: Readonly<Record<string, CatalogueEntry | undefined>> = catalogue;

/** Converts an interaction to a record; null when the catalogue has no entry. */
export function toEventRecord(interaction: Interaction, facts: EventFacts): EventRecord | null {
  const key = `${interaction.area}.${interaction.action}`;
  const entry = ownValue(entries, key);
  if (entry === undefined) return null;
  const { firstBetPlaced, firstDepositComplete, kycStatus, accountStatus, isLoggedIn } = facts.customerFlag;
  return {
    event: entry.type,
    eventData: eventData(key, entry, interaction, facts),
    customerData: customerData(facts.customerData, facts.cookies, facts.casinoId),
    customerFlag: { firstBetPlaced, firstDepositComplete, kycStatus, accountStatus, isLoggedIn },
    pageData: { pageBrand: facts.brandId, ...(facts.experiments && { pageExperiments: facts.experiments }) },
    ...('game' in interaction && { gameData: interaction.game }),
    ...('payment' in interaction && { paymentData: interaction.payment }),
    countryData: countryData(facts.place),
    ...(facts.session !== null && { sessionData: facts.session }),
  };
}

function eventData(
  key: string,
  entry: CatalogueEntry,
  interaction: Interaction,
  { projectPrefix, brandId }: EventFacts,
): EventData {
  const interactionFacts: Readonly<Record<string, unknown>> = { ...interaction };
  const { area, action } = eventNameOf(key);
  const isPageLoad = entry.type === 'page_load';
  const data: EventData = {
    eventName: eventName(projectPrefix, brandId, key),
    eventActivity: action,
    eventArea: area,
    eventDetail: '',
    eventDetail2: '',
    eventDetail3: '',
    eventDetail4: '',
    fieldName: '',
    errorInfo: '',
    eventCategory: isPageLoad ? 'Page Load' : area,
    eventAction: isPageLoad ? 'Page Load' : action,
    eventLabel: '',
  };
  for (const field of filledFields) {
    const fact = entry.fills?.[field];
    if (fact !== undefined) data[field] = textOf(ownValue(interactionFacts, fact));
  }
  return data;
}

/** AN-02: `foyer_regency_loginSubmit`. */
export function eventName(projectPrefix: string, brandId: string, key: string): string {
  return [projectPrefix, brandId, key.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())].join('_');
}

/** Splits `inAppMessage.callToAction` into `In App Message` and `Call To Action`. */
export function eventNameOf(key: string): { area: string; action: string } {
  const [area = '', action = ''] = key
    .split('.')
    .map((name) => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
  return { area, action };
}

const maxTextLength = 200;

function textOf(fact: unknown): string {
  return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean'
    ? String(fact).slice(0, maxTextLength)
    : '';
}
