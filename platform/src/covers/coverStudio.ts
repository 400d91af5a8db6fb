import type { Culture } from '@foyer/contract/identifiers';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { SeededRandom } from '../catalogue/seededRandom.ts';
import type { CoverDocument } from './coverDocument.ts';
import type { CoverFonts, LatinFace } from './coverFonts.ts';
import type { CoverPlan } from './coverPlan.ts';

/** What a family works with: the sheet, the plan of this game's cover, and a stream of choices. */
export interface CoverStudio {
  readonly document: CoverDocument;
  readonly fonts: CoverFonts;
  readonly game: CatalogueGame;
  readonly culture: Culture;
  readonly plan: CoverPlan;
  /** Choices of the picture. Lettering has its own stream, so both languages get the same picture. */
  readonly random: SeededRandom;
  readonly titleRandom: SeededRandom;
}

/** Draws background, picture, title and provider mark of one cover. */
export type CoverFamilyPainter = (studio: CoverStudio) => void;

/** One of the family's own faces instead of the theme's. */
export type FaceChoice = readonly LatinFace[] | 'of theme';
