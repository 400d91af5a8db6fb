import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { gameThemes, type ReelBackground, type TitleFace } from './gameThemes.ts';

/** Keys of the ranked pictures, best first; `W` and `S` are separate. */
const ranks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export interface GameLook {
  /** Name of the style sheet with the colours: theme and palette number. */
  readonly palette: string;
  readonly face: TitleFace;
  readonly ground: ReelBackground;
  /** Ten pictures of the theme: `A` (best) to `H`, `W` (wild) and `S` (scatter). */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Returns `count` of `names`, starting at an index that depends on `seed`, so that games of one theme differ. */
function choose(names: readonly string[], count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, at) => names[(seed + at) % names.length] ?? '');
}

/** Derives a game's look from its theme, its id and its coins: no other symbol may look like a coin. */
export function gameLook({
  theme,
  gameGroupId,
  features = [],
}: Pick<CatalogueGame, 'theme' | 'gameGroupId'> & Partial<Pick<CatalogueGame, 'features'>>): GameLook {
  const look = gameThemes[theme];
  const low = features.includes('hold-respins') ? look.low.filter((name) => name !== 'coin') : look.low;
  const chosen = [...choose(look.high, 4, gameGroupId), ...choose(low, 4, Math.floor(gameGroupId / 7))];
  return {
    palette: `${theme}-${gameGroupId % look.palettes.length}`,
    face: look.face,
    ground: look.ground,
    pictures: {
      ...Object.fromEntries(ranks.map((symbol, at) => [symbol, chosen[at] ?? ''])),
      W: look.wild,
      S: look.scatter,
    },
  };
}

/** Returns the style sheet of a palette, for example `gem-0`; undefined for an unknown name. */
export function paletteSheet(name: string): string | undefined {
  const match = /^([a-z]+)-(\d)$/.exec(name);
  const theme = Object.entries(gameThemes).find(([key]) => key === match?.[1])?.[1];
  const palette = theme?.palettes[Number(match?.[2])];
  if (!palette) return undefined;
  const [deep, mid, glow, metal] = palette;
  return `:root{--deep:${deep};--mid:${mid};--glow:${glow};--metal:${metal}}`;
}

/** Returns all picture names; the build creates a file for each. */
export function gamePictureNames(): string[] {
  const names = Object.values(gameThemes).flatMap((look) => [...look.high, ...look.low, look.wild, look.scatter]);
  return [...new Set(names)].toSorted();
}
