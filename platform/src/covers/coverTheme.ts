import type { CoverFamily } from '../catalogue/gameArt.ts';
import type { Background } from './backgrounds.ts';
import type { LatinFace } from './coverFonts.ts';

/** The picture vocabulary of a world. Its colours are in `coverPalettes.ts`. */
export interface CoverTheme {
  /** Names in the `fluent-emoji` pack. */
  readonly figures: readonly string[];
  /** Names in the `game-icons` pack. */
  readonly emblems: readonly string[];
  readonly background: Background;
  readonly faces: readonly LatinFace[];
  /** Families of the full tone; one that is named twice is chosen twice as often. */
  readonly families: readonly CoverFamily[];
  /** Families where the tone is adult. */
  readonly adultFamilies: readonly CoverFamily[];
}
