import type { SessionSummary } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { gameFrameEvent } from '@foyer/contract/gameFrame';
import * as v from 'valibot';

/** GM-08: a game that says nothing for this long is taken for lost; while it is well it speaks every few seconds, and one beat may be late. */
export const idleTimeoutMs = 25_000;

export interface FrameMessage {
  origin: string;
  /** Whether it came from the window of our own frame. */
  isFromFrame: boolean;
  data: unknown;
}

/** A17: what the frame says counts only from its origin, from its own window, in the contract's shape, and of the game that runs. */
export function readFrameMessage(
  message: FrameMessage,
  gamesOrigin: string,
  gameGroupId: number,
): GameFrameEvent | null {
  if (message.origin !== gamesOrigin || !message.isFromFrame) return null;
  const event = v.safeParse(gameFrameEvent, message.data);
  return event.success && event.output.gameGroupId === gameGroupId ? event.output : null;
}

/** The summary after a round, shown until the service's own figures arrive. */
export function afterRound(
  summary: SessionSummary,
  round: { stake: number; win: number; balance: number },
): SessionSummary {
  const change = round.win - round.stake;
  return {
    ...summary,
    staked: summary.staked + round.stake,
    won: summary.won + round.win,
    netPosition: summary.netPosition + change,
    netPositionToday: summary.netPositionToday + change,
    balances: summary.balances.map((entry) =>
      entry.type === balanceTypes.real ? { ...entry, amount: round.balance } : entry,
    ),
  };
}

export function isSilent(lastMessageAt: number, now: number): boolean {
  return now - lastMessageAt >= idleTimeoutMs;
}
