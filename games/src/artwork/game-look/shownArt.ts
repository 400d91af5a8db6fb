import type { Culture } from '@foyer/contract/ids';
import type { EngineKind } from '../../engines/gameEngine.ts';
import type { GameLook } from './gameLook.ts';

/** Whether the view of a kind of game shows the pictures of the game's theme. The others draw cards, a wheel or a board. */
const showsPictures: Readonly<Record<EngineKind, boolean>> = {
  slot: true,
  scratchCard: true,
  blackjack: false,
  roulette: false,
  videoPoker: false,
  plinko: false,
};

/** The pictures of a look that its game shows, in one language. */
export interface ShownArt {
  readonly pictures: Record<string, string>;
  readonly art: { readonly scene: string; readonly title: string; readonly symbol: string | null };
}

/** Selects from a look what the view of this kind of game shows, so that nothing else loads. */
export function shownArt(
  { art: { scene, title, symbol }, pictures }: GameLook,
  kind: EngineKind,
  culture: Culture,
): ShownArt {
  const hasPictures = showsPictures[kind];
  return {
    pictures: hasPictures ? { ...pictures } : {},
    art: { scene, title: title[culture], symbol: hasPictures ? symbol : null },
  };
}
