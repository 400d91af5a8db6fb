import type { SessionSummary } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { gameFrameEvent } from '@foyer/contract/gameFrame';
import * as v from 'valibot';

/**
 * GM-08: time without a message after which the game counts as lost. A healthy game sends a heartbeat every few
 * seconds; the limit tolerates one late heartbeat.
 */
export const idleTimeoutMs = 25_000;

export interface FrameMessage {
  origin: string;
  /** Whether the message came from the window of our own frame. */
  isFromFrame: boolean;
  data: unknown;
}

/**
 * A17: accepts a message only from the game's origin, from the frame's own window, in the contract's shape and from the
 * running game.
 */
export function readFrameMessage(
  message: FrameMessage,
  gamesOrigin: string,
  gameGroupId: number,
): GameFrameEvent | null {
  if (message.origin !== gamesOrigin || !message.isFromFrame) return null;
  const event = v.safeParse(gameFrameEvent, message.data);
  return event.success && event.output.gameGroupId === gameGroupId ? event.output : null;
}

/** Adds a round to the session summary until the service's own figures arrive. */
export function summaryAfterRound(
  summary: SessionSummary,
  round: { stake: number; win: number; balance: number },
): SessionSummary {
  const change = round.win - round.stake;
  const plus = (figure: number | null, amount: number) => (figure === null ? null : figure + amount);
  return {
    ...summary,
    staked: plus(summary.staked, round.stake),
    won: plus(summary.won, round.win),
    ...(summary.realityCheck && {
      realityCheck: {
        ...summary.realityCheck,
        staked: plus(summary.realityCheck.staked, round.stake),
        won: plus(summary.realityCheck.won, round.win),
        rounds: summary.realityCheck.rounds + 1,
      },
    }),
    netPosition: plus(summary.netPosition, change),
    netPositionToday: plus(summary.netPositionToday, change),
    balances: summary.balances.map((entry) =>
      entry.type === balanceTypes.real ? { ...entry, amount: round.balance } : entry,
    ),
  };
}

export function isSilent(lastMessageAt: number, now: number): boolean {
  return now - lastMessageAt >= idleTimeoutMs;
}
