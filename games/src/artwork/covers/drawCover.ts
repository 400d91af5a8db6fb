import type { Culture } from '@foyer/contract/ids';
import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import type { CoverFamily } from '../../catalogue/gameArt.ts';
import { providers } from '../../catalogue/providers.ts';
import type { CoverTone } from '../../catalogue/toGame.ts';
import { seededRandom } from '../../engines/seededRandom.ts';
import { artShapes, type ArtKind } from './artKinds.ts';
import { darken } from './colour.ts';
import { CoverDocument } from './coverDocument.ts';
import type { CoverFonts } from './coverFonts.ts';
import { planCover } from './coverPlan.ts';
import { aroundFocus, type CoverFamilyPainter, type CoverStudio } from './coverStudio.ts';
import { coverTitle } from './coverTitle.ts';
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
import { backdrop, lowerFade } from './lightEffects.ts';
import { outlineText, pathData, round } from './outlines.ts';

/** Draws the provider's mark and name around a point, which is the middle of their base line. */
function providerMark(
  { document, fonts, game }: CoverStudio,
  { colour, x, y }: { readonly colour: string; readonly x: number; readonly y: number },
): void {
  const provider = providers.find(({ name }) => name === game.provider);
  if (!provider) return;
  const name = outlineText(fonts, 'roboto', provider.name.toUpperCase(), 17, 14);
  const left = x - (name.width + 26) / 2;
  const mark = document.icon('ph', provider.mark, round(left + 8), y - 6, { size: 18, paint: colour });
  document.add(
    `<g opacity=".82">${mark}<path transform="translate(${round(left + 24)} ${y})" d="${pathData(name.steps)}" fill="${colour}"/></g>`,
  );
}

/** Increase when pictures change: stored covers of other versions are rendered again. */
export const coverVersion = '7';

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

/** What to draw of a game. `kind` defaults to the upright cover. */
export interface ArtRequest {
  readonly kind?: ArtKind;
  readonly tone: CoverTone;
  readonly culture: Culture;
}

/** Centre of the picture in the coordinates of the upright cover. */
const pictureCentre = { x: 300, y: 310 } as const;
const symbolCentre = [300, 300] as const;
/** The largest symbol, in the coordinates of the upright cover. */
const symbolSize = 420;

/**
 * Renders art of a game as SVG with all text as outlines (`artKinds.ts`). Output is deterministic for game, tone and
 * language; only the lettering depends on the language. In an upright cover the picture is at y 60-560 (the square of
 * small thumbnails), the title at y 520-745.
 */
export function drawCover(
  game: CatalogueGame,
  { kind = 'cover', tone, culture }: ArtRequest,
  materials: CoverMaterials,
): string {
  const shape = artShapes[kind];
  const document = new CoverDocument(materials.icons, shape);
  const plan = planCover(game, tone);
  const studio: CoverStudio = {
    document,
    fonts: materials.fonts,
    game,
    culture,
    plan,
    focus: focusOf[kind],
    random: seededRandom(`cover:${game.gameGroupId}`),
    backdropRandom: seededRandom(`backdrop:${game.gameGroupId}`),
    titleRandom: seededRandom(`title:${game.gameGroupId}`),
  };
  layouts[kind](studio, painters[plan.family]);
  return document.toSvg();
}

const focusOf: Readonly<Record<ArtKind, CoverStudio['focus']>> = {
  cover: pictureCentre,
  wide: { x: 1076, y: 405 },
  scene: { x: 720, y: 405 },
  title: { x: 600, y: 150 },
  symbol: { x: 256, y: 256 },
};

/** Scale of the picture in a wide cover, which fills its height. */
const widePicture = 1.32;

const layouts: Readonly<Record<ArtKind, (studio: CoverStudio, painter: CoverFamilyPainter) => void>> = {
  cover(studio, painter) {
    painter.backdrop(studio);
    painter.picture(studio);
    painter.shade(studio);
    coverTitle(studio, painter.title(studio), 'cover');
    providerMark(studio, { colour: painter.markColour?.(studio) ?? '#ffffff', x: 300, y: 773 });
  },

  wide(studio, painter) {
    const { document, focus } = studio;
    painter.backdrop(studio);
    document.placed({ from: [pictureCentre.x, pictureCentre.y], to: [focus.x, focus.y], scale: widePicture }, () =>
      (painter.widePicture ?? painter.picture)(studio),
    );
    shadeForWideTitle(studio);
    const lettering = coverTitle(studio, painter.title(studio), 'wide');
    providerMark(studio, {
      colour: painter.markColour?.(studio) ?? '#ffffff',
      x: 356,
      y: Math.min(lettering.bottom + 74, document.height - 40),
    });
  },

  scene(studio, painter) {
    (painter.scene ?? painter.backdrop)(studio);
    calm(studio);
  },

  title(studio, painter) {
    coverTitle(studio, painter.title(studio), 'title');
  },

  symbol(studio, painter) {
    const { document, focus } = studio;
    document.placed({ from: symbolCentre, to: [focus.x, focus.y], scale: document.width / symbolSize }, () =>
      painter.symbol(studio),
    );
  },
};

/** Darkens the left of a wide cover, where the title is, and its lower edge. */
function shadeForWideTitle({ document, plan }: CoverStudio): void {
  const shade = darken(plan.palette.deep, 0.35);
  backdrop(
    document,
    document.linear(
      [
        [0, shade, 0.94],
        [0.3, shade, 0.82],
        [0.62, shade, 0],
      ],
      [0, 0, 1, 0],
    ),
  );
  lowerFade(
    document,
    600,
    document.linear([
      [0, shade, 0],
      [1, shade, 0.8],
    ]),
  );
}

/** Darkens a scene, so that the game in its middle and the text on it stand out. */
function calm(studio: CoverStudio): void {
  const { document, plan } = studio;
  const shade = darken(plan.palette.deep, 0.3);
  backdrop(
    document,
    document.radial(
      [
        [0, shade, 0.42],
        [0.6, shade, 0.55],
        [1, shade, 0.86],
      ],
      aroundFocus(studio, 0.75),
    ),
  );
}
