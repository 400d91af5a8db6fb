import type { Culture } from '@foyer/contract/identifiers';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import type { SeededRandom } from '../../games/engines/seededRandom.ts';
import type { CoverDocument } from './coverDocument.ts';
import type { CoverFonts, LatinFace } from './coverFonts.ts';
import type { CoverPlan } from './coverPlan.ts';

/** Input of a cover family: the document, the plan of the cover, and a random source. */
export interface CoverStudio {
  readonly document: CoverDocument;
  readonly fonts: CoverFonts;
  readonly game: CatalogueGame;
  readonly culture: Culture;
  readonly plan: CoverPlan;
  /** Random choices of the picture. Lettering has its own source, so both languages get the same picture. */
  readonly random: SeededRandom;
  readonly titleRandom: SeededRandom;
}

/** Draws background, picture, title and provider mark of one cover. */
export type CoverFamilyPainter = (studio: CoverStudio) => void;

/** A face of the family instead of the theme's. */
export type FaceChoice = readonly LatinFace[] | 'of theme';
