import type { Culture } from '@foyer/contract/identifiers';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { CoverFamily } from '../catalogue/gameArt.ts';
import { seededRandom } from '../catalogue/seededRandom.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
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

/** Raise it when pictures change: kept covers of another version are drawn again. */
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

/** What drawing needs from disk. */
export interface CoverMaterials {
  readonly icons: IconPacks;
  readonly fonts: CoverFonts;
}

/**
 * The cover of a game as SVG of 600 x 800, all text as outlines. The same game, tone and language give the same bytes;
 * another language changes the lettering only. Picture y 60-560 (its square is the small thumb), title y 520-745.
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
