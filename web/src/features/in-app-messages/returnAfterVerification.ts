import type { MessageContent } from '@foyer/contract/broker';
import type { OverlayReturn } from '../../services/overlays/openOverlay.ts';

export type VerifyAction = Extract<
  NonNullable<MessageContent['action']>,
  { kind: 'verifyForBanking' | 'verifyForGame' }
>;

/**
 * Returns where verification leads back to (RT-08): the cashier, or the game that the message names, or the last played
 * game.
 */
export function returnAfterVerification(
  action: VerifyAction,
  recentlyPlayedGameIds: readonly number[],
): OverlayReturn | null {
  if (action.kind === 'verifyForBanking') return { to: 'banking' };
  const gameId = action.gameId ?? recentlyPlayedGameIds[0];
  return gameId === undefined ? null : { to: 'game', gameId };
}
