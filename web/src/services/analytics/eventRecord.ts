import type { PaymentBlock } from '@foyer/contract/payment';

/** Event types (S3, AN-03). */
export const eventTypes = [
  'interaction',
  'page_load',
  'system_event',
  'system_counter',
  'system_message',
  'toggle',
  'trace',
  'logout_success',
  'registration_successful',
  'game_end',
  'game_launch',
  'banking_launch',
  'cookie_item',
  'promotion_enrolled',
] as const;
export type EventType = (typeof eventTypes)[number];

/** What happened. Every field is text and always present: a tag manager keeps the last value of a missing field. */
export interface EventData {
  /** Project, brand and action, joined by `_` (AN-02). */
  eventName: string;
  eventActivity: string;
  eventArea: string;
  eventDetail: string;
  eventDetail2: string;
  eventDetail3: string;
  eventDetail4: string;
  fieldName: string;
  errorInfo: string;
  eventCategory: string;
  eventAction: string;
  eventLabel: string;
}

/** Ids and codes of the player; empty or null when unknown. */
export interface CustomerData {
  bannerTag: string;
  bannerTag2: string;
  bannerTag3: string;
  bannerTag4: string;
  bannerTag5: string;
  browserId: string;
  casinoId: number | null;
  ecid: string;
  registrationCountry: string;
  userId: number | null;
  currency: string;
  currencyIsoCode: string;
  languageCode: string;
}

export interface CustomerFlag {
  firstBetPlaced: boolean;
  firstDepositComplete: boolean;
  kycStatus: string;
  accountStatus: string;
  isLoggedIn: boolean;
}

export interface GameBlock {
  GameGroupId: number;
  IsFavourite: boolean;
  SiteGameName: string;
  gameExternalVendorId: string;
  /** The operator's module id of the game on this device; null when only the tile is known. */
  moduleId: number | null;
  clientId: number | null;
  /** Placement of the game (LB-11). */
  sectionName?: string;
  launchedFrom?: string;
  /** Both count from 1. */
  gameIndex?: number;
  headingIndex?: number;
  /** Without query, which contains the token. */
  launchURL?: string;
}

/** In lower case; empty when unknown. */
export interface CountryData {
  displayedCountry: string;
  displayedCurrency: string;
  displayedLanguage: string;
  displayedStateProvince: string;
  ipAddressLookupCountryCode: string;
  IpAddressLookupSource: string;
}

export interface SessionData {
  sessionProductId: number;
  sessionId: number;
  sessionGuid: string;
  sessionStartTime: string;
}

/** An event as every sink receives it (S3, AN-01). */
export interface EventRecord {
  event: EventType;
  eventData: EventData;
  customerData: CustomerData;
  customerFlag: CustomerFlag;
  pageData: {
    pageBrand: string;
    /** Such as `jackpotBand:on/words:off`; with consent to analytics, which the bucket needs. */
    pageExperiments?: string;
  };
  gameData?: GameBlock;
  paymentData?: PaymentBlock;
  countryData?: CountryData;
  sessionData?: SessionData;
}
