import { createSlice } from '../storage/createSlice.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { initialPlayerState } from './playerState.ts';
import type { PlayerState } from './playerState.ts';

export const playerStore = createSlice<PlayerState>({
  key: storedKeys.player,
  initial: initialPlayerState,
  persist: ({ isLoggedIn, account, session, restriction, summary, customerFlag }) => ({
    isLoggedIn,
    account,
    session,
    restriction,
    summary,
    customerFlag,
  }),
});
