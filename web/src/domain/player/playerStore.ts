import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { details, sessionSummary } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { initialPlayerState } from './playerState.ts';
import type { PlayerState } from './playerState.ts';

const flag = v.object({ firstBetPlaced: v.boolean(), firstDepositComplete: v.boolean(), kycStatus: v.string(), accountStatus: v.string(), isLoggedIn: v.boolean() });
const stored = v.object({
  isLoggedIn: v.boolean(),
  account: v.nullable(details.answer.entries.account),
  session: v.nullable(details.answer.entries.session),
  summary: v.nullable(sessionSummary.answer),
  customerFlag: flag,
});

export const playerStore = createSlice<PlayerState>({
  key: storedKeys.player,
  initial: initialPlayerState,
  kept: ({ isLoggedIn, account, session, summary, customerFlag }) => ({ isLoggedIn, account, session, summary, customerFlag }),
  parse: (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : null;
  },
});
