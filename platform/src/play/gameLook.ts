import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { gameThemes, type Ground, type TitleFace } from './gameThemes.ts';

/** Keys of the pictures that go by worth, best first; `W` and `S` come beside them. */
const ranks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export interface GameLook {
  /** Names the style sheet with its colours: theme and number of the palette. */
  readonly palette: string;
  readonly face: TitleFace;
  readonly ground: Ground;
  /** Ten pictures of the theme: `A` (best) to `H`, `W` (a slot's wild) and `S` (its scatter). */
  readonly pictures: Readonly<Record<string, string>>;
}

/** `count` of `names`, beginning at a place that `seed` decides, so that games of one theme do not look alike. */
function choose(names: readonly string[], count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, at) => names[(seed + at) % names.length] ?? '');
}

/** What a game looks like; follows from its theme and id, and from the coins it holds: no other symbol may look like one. */
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

/** Style sheet of a palette, for example `gem-0`; undefined when there is none of this name. */
export function paletteSheet(name: string): string | undefined {
  const match = /^([a-z]+)-(\d)$/.exec(name);
  const theme = Object.entries(gameThemes).find(([key]) => key === match?.[1])?.[1];
  const palette = theme?.palettes[Number(match?.[2])];
  if (!palette) return undefined;
  const [deep, mid, glow, metal] = palette;
  return `:root{--deep:${deep};--mid:${mid};--glow:${glow};--metal:${metal}}`;
}

/** Every picture any game may show; the build makes a file of each. */
export function gamePictureNames(): string[] {
  const names = Object.values(gameThemes).flatMap((look) => [...look.high, ...look.low, look.wild, look.scatter]);
  return [...new Set(names)].toSorted();
}
