import type { Account, AccountSession, Restriction, SessionSummary } from '@foyer/contract/accounts';
import type { CustomerData, CustomerFlag } from '../analytics/eventRecord.ts';

/** The Player slice (S3). Contains no secrets; tokens are in `session/`. */
export interface PlayerState {
  isLoggedIn: boolean;
  /** Null for a visitor. */
  account: Account | null;
  session: AccountSession | null;
  /** Once known it holds for the rest of the session. */
  restriction: Restriction | null;
  /** Last known summary. Null means unknown, which is shown as a dash, never as 0. */
  summary: SessionSummary | null;
  customerData: CustomerData;
  customerFlag: CustomerFlag;
}

export const initialPlayerState: PlayerState = {
  isLoggedIn: false,
  account: null,
  session: null,
  restriction: null,
  summary: null,
  customerData: {
    bannerTag: '',
    bannerTag2: '',
    bannerTag3: '',
    bannerTag4: '',
    bannerTag5: '',
    browserId: '',
    casinoId: null,
    ecid: '',
    registrationCountry: '',
    userId: null,
    currency: '',
    currencyIsoCode: '',
    languageCode: '',
  },
  customerFlag: {
    firstBetPlaced: false,
    firstDepositComplete: false,
    kycStatus: '',
    accountStatus: '',
    isLoggedIn: false,
  },
};
