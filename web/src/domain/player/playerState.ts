import type { Account, AccountSession, SessionSummary } from '@foyer/contract/accounts';

/** The Player slice (S3). Holds nothing secret: tokens live in `session/`. */
export interface PlayerState {
  isLoggedIn: boolean;
  /** Null for a visitor. */
  account: Account | null;
  session: AccountSession | null;
  /** Last known summary; null means unknown, which is shown as a dash, never as 0. */
  summary: SessionSummary | null;
  customerData: {
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
  };
  customerFlag: { firstBetPlaced: boolean; firstDepositComplete: boolean; kycStatus: string; accountStatus: string; isLoggedIn: boolean };
}

export const initialPlayerState: PlayerState = {
  isLoggedIn: false,
  account: null,
  session: null,
  summary: null,
  customerData: {
    bannerTag: '', bannerTag2: '', bannerTag3: '', bannerTag4: '', bannerTag5: '', browserId: '', casinoId: null, ecid: '',
    registrationCountry: '', userId: null, currency: '', currencyIsoCode: '', languageCode: '',
  },
  customerFlag: { firstBetPlaced: false, firstDepositComplete: false, kycStatus: '', accountStatus: '', isLoggedIn: false },
};
