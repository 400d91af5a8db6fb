import type { CoverFamily } from '../../catalogue/gameArt.ts';
import type { Background } from './backgrounds.ts';
import type { LatinFace } from './coverFaces.ts';

/** Pictures of a theme. Its colours are in `coverPalettes.ts`. */
export interface CoverTheme {
  /** Names in the `fluent-emoji` pack. */
  readonly figures: readonly string[];
  /** Names in the `game-icons` pack. */
  readonly emblems: readonly string[];
  readonly background: Background;
  readonly faces: readonly LatinFace[];
  /** Families of the full tone; repeated ones are chosen more often. */
  readonly families: readonly CoverFamily[];
  /** Families of the adult tone. */
  readonly adultFamilies: readonly CoverFamily[];
}
