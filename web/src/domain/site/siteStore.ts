import type { CashierView } from '@foyer/contract/cashierFrame';
import type { JackpotType } from '@foyer/contract/jackpots';
import { createStore } from '../../base/createStore.ts';
import { unknownCountry } from '../../services/market/unknownCountry.ts';
import type { ComplianceUrls } from './complianceUrlsApi.ts';
import type { PromotionCard } from './promotionCard.ts';

interface GeoInfo {
  /** ISO3, or `Unknown` until the lookup (MK-05). */
  CountryIso3Code: string;
  CountryIsoCode: string;
}

/** The last win of a jackpot. The service may not name game and player. */
export interface LastWin {
  amount: number;
  wonAt: number;
  gameName?: string | undefined;
  /** Masked. */
  playerName?: string | undefined;
}

/** A jackpot as displayed. Amounts in minor units of the given currency. */
export interface JackpotPot {
  moduleId: number;
  type: JackpotType;
  amount: number;
  currencyIsoCode: string;
  /** Amount at which the jackpot must fall at the latest; null for none. */
  mustGoByAmount: number | null;
  /** Time at which the jackpot must fall at the latest, by the service's clock; null for none. */
  mustGoBefore: number | null;
  /** By the service's clock; null if it was never won. */
  lastWon: LastWin | null;
  /** Games whose stakes feed the jackpot. */
  gameIds: readonly number[];
  /** Whether tiles of these games show the amount. */
  hasBadge: boolean;
  /** Time of the amount: in the browser by the browser's clock, otherwise by the web server's. */
  asOf: number;
}

/** Jackpot-ticker state within the Site slice (S3). */
export interface JackpotTicker {
  data: readonly JackpotPot[];
  /** Games by the type of the pot they feed. */
  lists: Readonly<Partial<Record<JackpotType, readonly number[]>>>;
  /** How far the service's clock is ahead of the browser's, in milliseconds. */
  clockOffsetMs: number;
  /** `failed`: the last call failed; the previous amounts stay. */
  state: 'notRequested' | 'responded' | 'failed';
}

export const noJackpots: JackpotTicker = { data: [], lists: {}, clockOffsetMs: 0, state: 'notRequested' };

/** The Site slice (S3). Promotions are left out when it is stored. */
export interface SiteState {
  /** `view`: first view of the cashier window; default is the deposit. */
  bankingModal: { show: boolean; view?: CashierView };
  userPromos: { count: number; allPromos: readonly PromotionCard[] };
  geoInfo: GeoInfo;
  ipAddress: string;
  jackpotTicker: JackpotTicker;
  complianceUrls: ComplianceUrls;
  isAndroidWrappedApp: boolean;
  showPreferredLang: boolean;
}

export const initialSiteState: SiteState = {
  bankingModal: { show: false },
  userPromos: { count: 0, allPromos: [] },
  geoInfo: { CountryIso3Code: unknownCountry, CountryIsoCode: unknownCountry },
  ipAddress: '',
  jackpotTicker: noJackpots,
  complianceUrls: {
    transactionHistory: null,
    responsibleGaming: null,
    playerProtection: null,
    help: null,
    gameHistory: null,
  },
  isAndroidWrappedApp: false,
  showPreferredLang: false,
};

export const siteStore = createStore<SiteState>(() => initialSiteState);
