import type { SessionSummary } from '@foyer/contract/accounts';
import type { PlayedRounds } from '../wallet/playedRounds.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';

export interface SessionFigures {
  wallet: Pick<Wallet, 'totals' | 'balances'>;
  played: PlayedRounds;
  /** Start of the player's present stretch of play, Unix milliseconds; null if unknown. */
  presentSince?: number | null;
  payments: Pick<SessionSummary, 'hasDeposited' | 'settledPayments'>;
}

/** `now` in Unix milliseconds. */
export function sessionSummary(
  player: Pick<Player, 'user_id' | 'currency'>,
  session: Pick<Session, 'started_at'>,
  { wallet, played, payments, presentSince = null }: SessionFigures,
  now: number,
): SessionSummary {
  const { staked, won } = wallet.totals(player.user_id, session.started_at);
  const checkedSince = Math.min(session.started_at, presentSince ?? session.started_at);
  const checked = wallet.totals(player.user_id, checkedSince);
  const today = wallet.totals(player.user_id, new Date(now).setUTCHours(0, 0, 0, 0));
  return {
    sessionStartTime: new Date(session.started_at).toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now - session.started_at) / 1000)),
    currencyIsoCode: player.currency,
    balances: wallet.balances(player.user_id),
    netPosition: won - staked,
    staked,
    won,
    rounds: played.stakedRounds(player.user_id, session.started_at),
    openRounds: played.openRounds(player.user_id),
    netPositionToday: today.won - today.staked,
    realityCheck: {
      startedAt: new Date(checkedSince).toISOString(),
      staked: checked.staked,
      won: checked.won,
      rounds: played.stakedRounds(player.user_id, checkedSince),
    },
    ...payments,
  };
}
