import type { gameKinds } from '@foyer/contract/games';
import type { SearchGame } from './searchGames.ts';

export type KindChoice = 'all' | 'new' | (typeof gameKinds)[number];

export const kindChoices = ['all', 'slot', 'table', 'live', 'instant', 'new'] as const satisfies readonly KindChoice[];

export function ofKind(games: readonly SearchGame[], kind: KindChoice): readonly SearchGame[] {
  if (kind === 'all') return games;
  return games.filter(({ tile }) => (kind === 'new' ? tile.isNew === true : tile.kind === kind));
}
