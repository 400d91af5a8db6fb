import { afterEach, expect, test } from 'vitest';
import { playerOfSession } from '../session/playerOfSession.ts';
import { sampleLogin } from '../session/sampleLogin.ts';
import { initialPlayerState } from './playerState.ts';
import { playerStore } from './playerStore.ts';
import { storedPlayer } from './storedPlayer.ts';

afterEach(() => playerStore.setState(initialPlayerState, true));

const { account, session, tokens } = sampleLogin();
const player = {
  ...playerOfSession(account, session),
  restriction: { kind: 'timeOut', until: '2026-11-24T12:00:00.000Z' } as const,
};
player.customerData.bannerTag = 'spring';
player.customerFlag.firstDepositComplete = true;

test('HT-03 HT-07 stores the fields of Player that S3 names, with customer data and flags, and no token', () => {
  playerStore.setState(player);
  const text = storedPlayer.text(7);
  const { state } = JSON.parse(text) as { state: typeof player };
  expect(Object.keys(state).toSorted()).toEqual(
    ['isLoggedIn', 'account', 'customerData', 'customerFlag', 'session', 'restriction', 'summary'].toSorted(),
  );
  expect(state.account?.core.userId).toBe(account.core.userId);
  expect(Object.keys(state.customerData).toSorted()).toEqual(
    [
      'bannerTag',
      'bannerTag2',
      'bannerTag3',
      'bannerTag4',
      'bannerTag5',
      'browserId',
      'casinoId',
      'ecid',
      'registrationCountry',
      'userId',
      'currency',
      'currencyIsoCode',
      'languageCode',
    ].toSorted(),
  );
  expect(Object.keys(state.customerFlag).toSorted()).toEqual(
    ['firstBetPlaced', 'firstDepositComplete', 'kycStatus', 'accountStatus', 'isLoggedIn'].toSorted(),
  );
  for (const token of [tokens.userToken, ...tokens.launchTokens, ...tokens.refreshTokens])
    expect(text).not.toContain(token);
});
