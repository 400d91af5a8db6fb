import type { MessageContent } from '@foyer/contract/broker';
import type { OverlayReturn } from '../../overlays/openOverlay.ts';

export type VerifyAction = Extract<
  NonNullable<MessageContent['action']>,
  { kind: 'verifyForBanking' | 'verifyForGame' }
>;

/** Where verification leads back to (RT-08): banking, or the game that the message names, else the one that was played last. */
export function returnAfterVerification(
  action: VerifyAction,
  recentlyPlayedGameIds: readonly number[],
): OverlayReturn | null {
  if (action.kind === 'verifyForBanking') return { to: 'banking' };
  const gameId = action.gameId ?? recentlyPlayedGameIds[0];
  return gameId === undefined ? null : { to: 'game', gameId };
}
