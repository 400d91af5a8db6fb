import { details, restriction, sessionSummary } from '@foyer/contract/accounts';
import * as v from 'valibot';
import type { PlayerState } from './playerState.ts';

const flag = v.object({
  firstBetPlaced: v.boolean(),
  firstDepositComplete: v.boolean(),
  kycStatus: v.string(),
  accountStatus: v.string(),
  isLoggedIn: v.boolean(),
});
const stored = v.object({
  isLoggedIn: v.boolean(),
  account: v.nullable(details.response.entries.account),
  session: v.nullable(details.response.entries.session),
  restriction: v.optional(v.nullable(restriction), null),
  summary: v.nullable(sessionSummary.response),
  customerFlag: flag,
});

/**
 * Parses the stored Player slice; null when the format is unknown. Whether the tab has a player is the session's decision,
 * whose tokens may be gone.
 */
export function storedPlayer(value: unknown): Partial<PlayerState> | null {
  const read = v.safeParse(stored, value);
  return read.success ? { ...read.output, isLoggedIn: false } : null;
}
