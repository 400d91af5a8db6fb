/** Worlds a game can be set in. Each has its pictures, colours and lettering in `covers/coverThemes.ts`. */
export const gameThemes = [
  'dragon',
  'egypt',
  'ocean',
  'fruit',
  'myth',
  'pirate',
  'gem',
  'wild',
  'viking',
  'west',
  'asia',
  'vampire',
  'samurai',
  'jungle',
  'volcano',
  'arctic',
  'magic',
  'luck',
  'music',
  'space',
  'candy',
  'table',
] as const;
export type GameTheme = (typeof gameThemes)[number];

/** Ways a cover can be drawn, one module each in `covers/families/`. */
export const coverFamilies = [
  'spotlight',
  'foil',
  'neon',
  'reels',
  'diorama',
  'tarot',
  'papercut',
  'pop',
  'classic',
  'table',
  'poster',
  'crystal',
  'seal',
] as const;
export type CoverFamily = (typeof coverFamilies)[number];

/** What lies on a table game's cover. */
export type TableScene = 'wheel' | 'cards';

/** What the noun in a game's name says about its picture. Empty lists leave the choice to the theme. */
export interface GameArt {
  /** Colour figures, by name in the figure pack. */
  readonly figures: readonly string[];
  /** Silhouettes, by name in the emblem pack. */
  readonly emblems: readonly string[];
  /** Set for curated games only. */
  readonly family: CoverFamily | null;
  readonly scene: TableScene | null;
  /** Words of the English name that are lettered small, for example `Deluxe`. */
  readonly tail: string | null;
  /** Rows of a long Chinese name, broken between words; null leaves the break to the lettering. */
  readonly chineseRows: readonly string[] | null;
}
