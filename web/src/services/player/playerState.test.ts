import { expect, test } from 'vitest';
import { initialPlayerState } from './playerState.ts';

test('HT-07 the Player slice has the fields and defaults of S3', () => {
  expect(initialPlayerState).toEqual({
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
  });
});
