import type { Culture } from '@foyer/contract/ids';

/** Themes of games. Each has its pictures, colours and lettering in `covers/coverThemes.ts`. */
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

/** Cover layouts, one module each in `covers/families/`. */
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

/** Scene on the cover of a table game. */
export type TableScene = 'wheel' | 'cards';

/** Cover art derived from the noun in a game's name. Empty lists leave the choice to the theme. */
export interface GameArt {
  /** Colour figures, by name in the figure pack. */
  readonly figures: readonly string[];
  /** Names of silhouettes in the emblem pack. */
  readonly emblems: readonly string[];
  /** Layout of a curated game, or of a subject that only one layout can show. */
  readonly family: CoverFamily | null;
  readonly scene: TableScene | null;
  /** Part of the English name in small letters, for example `Deluxe`. */
  readonly tail: string | null;
  /** Lines of a long name by language, broken between words; null leaves line breaks to the lettering. */
  readonly wordRows: Readonly<Record<Culture, readonly string[] | null>>;
}
