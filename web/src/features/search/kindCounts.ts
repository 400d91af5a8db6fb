import type { gameKinds } from '@foyer/contract/gameTraits';
import type { AllGames } from '../../domain/game/allGames.ts';
import { unpackFacts } from '../../domain/game/gameFacts.ts';

export type KindChoice = 'all' | 'new' | (typeof gameKinds)[number];

export const kindChoices = ['all', 'slot', 'table', 'live', 'instant', 'new'] as const satisfies readonly KindChoice[];

/** Counts these games by kind. */
export function kindCounts(list: AllGames, places: readonly number[]): Record<KindChoice, number> {
  const counts = { all: places.length, slot: 0, table: 0, live: 0, instant: 0, new: 0 };
  for (const place of places) {
    const { kind, isNew } = unpackFacts(list.facts[place] ?? 0);
    if (kind !== 'other') counts[kind] += 1;
    if (isNew) counts.new += 1;
  }
  return counts;
}

export function ofKind(list: AllGames, places: readonly number[], choice: KindChoice): readonly number[] {
  if (choice === 'all') return places;
  return places.filter((place) => {
    const { kind, isNew } = unpackFacts(list.facts[place] ?? 0);
    return choice === 'new' ? isNew : kind === choice;
  });
}
