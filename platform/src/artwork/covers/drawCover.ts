import type { Culture } from '@foyer/contract/identifiers';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import type { CoverFamily } from '../../games/catalogue/gameArt.ts';
import type { CoverTone } from '../../games/catalogue/toGame.ts';
import { seededRandom } from '../../games/engines/seededRandom.ts';
import { CoverDocument } from './coverDocument.ts';
import type { CoverFonts } from './coverFonts.ts';
import { planCover } from './coverPlan.ts';
import type { CoverFamilyPainter } from './coverStudio.ts';
import { classic } from './families/classic.ts';
import { crystal } from './families/crystal.ts';
import { diorama } from './families/diorama.ts';
import { foil } from './families/foil.ts';
import { neon } from './families/neon.ts';
import { papercut } from './families/papercut.ts';
import { pop } from './families/pop.ts';
import { poster } from './families/poster.ts';
import { reels } from './families/reels.ts';
import { seal } from './families/seal.ts';
import { spotlight } from './families/spotlight.ts';
import { table } from './families/table.ts';
import { tarot } from './families/tarot.ts';
import type { IconPacks } from './iconPacks.ts';

/** Increase when pictures change: stored covers of other versions are rendered again. */
export const coverVersion = '3';

const painters: Readonly<Record<CoverFamily, CoverFamilyPainter>> = {
  spotlight,
  foil,
  neon,
  reels,
  diorama,
  tarot,
  papercut,
  pop,
  classic,
  table,
  poster,
  crystal,
  seal,
};

/** Data that drawing loads from disk. */
export interface CoverMaterials {
  readonly icons: IconPacks;
  readonly fonts: CoverFonts;
}

/**
 * Renders the cover of a game as SVG of 600 x 800 with all text as outlines. Output is deterministic for game, tone and
 * language; only the lettering depends on the language. The picture is at y 60-560 (the square of small thumbnails),
 * the title at y 520-745.
 */
export function drawCover(
  game: CatalogueGame,
  { tone, culture }: { tone: CoverTone; culture: Culture },
  materials: CoverMaterials,
): string {
  const document = new CoverDocument(materials.icons);
  const plan = planCover(game, tone);
  painters[plan.family]({
    document,
    fonts: materials.fonts,
    game,
    culture,
    plan,
    random: seededRandom(`cover:${game.gameGroupId}`),
    titleRandom: seededRandom(`title:${game.gameGroupId}`),
  });
  return document.toSvg();
}
