import type { CashierView } from '@foyer/contract/cashierFrame';
import { unknownCountry } from '../../market/unknownCountry.ts';
import type { ComplianceUrls } from './complianceUrlsApi.ts';
import { noJackpots } from './jackpotTicker.ts';
import type { JackpotTicker } from './jackpotTicker.ts';
import type { PromotionCard } from './promotionCard.ts';

export interface GeoInfo {
  /** ISO3, or `Unknown` until it is looked up (MK-05). */
  CountryIso3Code: string;
  CountryIsoCode: string;
}

/** The Site slice (S3). Promotions are left out when it is stored. */
export interface SiteState {
  /** `view`: what the banking window opens at; the deposit where nothing is said. */
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
