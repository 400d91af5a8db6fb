import { languages } from '@foyer/contract/languages';
import { darken, lighten, mix } from './colour.ts';
import { chineseFaces, type Face } from './coverFonts.ts';
import type { CoverStudio, FaceChoice } from './coverStudio.ts';
import { letter, type TitleBox, type Warp } from './lettering.ts';
import { chineseTitleRows, titleRows } from './titleRows.ts';
import { paintExtruded, paintFlat, paintFoil, paintNeon, paintSticker, type TitlePaint } from './titleStyles.ts';

export type TitleStyle =
  | { readonly kind: 'extruded'; readonly colours?: readonly string[] }
  | { readonly kind: 'foil'; readonly colours: readonly string[] }
  | { readonly kind: 'neon'; readonly glow: string }
  /** `rotation` in degrees. */
  | { readonly kind: 'sticker'; readonly colours: readonly string[]; readonly rotation: number }
  | { readonly kind: 'flat'; readonly paint: string; readonly smallPaint?: string };

export interface TitleInput {
  readonly style: TitleStyle;
  readonly box: TitleBox;
  /** Candidates, of which one is chosen. */
  readonly warps?: readonly Warp[];
  readonly maxRowHeight: number;
  readonly tracking?: number;
  readonly faces?: FaceChoice;
}

/** Letters the game's name in the language of the cover. */
export function coverTitle(studio: CoverStudio, input: TitleInput): void {
  const { document, game, culture, plan, titleRandom } = studio;
  const { palette } = plan;
  const chinese = languages[culture].script === 'han';
  // Draws the choice for every language, so that all languages get the same warp.
  const warp = titleRandom.pick(input.warps ?? (['none'] as const));
  const latinFace = titleRandom.pick(
    input.faces === undefined || input.faces === 'of theme' ? plan.theme.faces : input.faces,
  );
  const chineseFace = titleRandom.pick(chineseFaces);
  const face: Face = chinese ? chineseFace : latinFace;
  const rows = chinese
    ? chineseTitleRows(game.name[culture], game.art.wordRows[culture])
    : titleRows(game.name[culture].toUpperCase(), game.art.tail?.toUpperCase() ?? null);
  const lettering = letter(studio.fonts, {
    face,
    rows,
    box: input.box,
    warp,
    maxRowHeight: chinese ? Math.max(input.maxRowHeight, 96) : input.maxRowHeight,
    tracking: input.tracking ?? 0,
    gap: chinese ? 16 : 14,
  });
  const paint: TitlePaint = { document, palette, lettering };
  const { style } = input;
  switch (style.kind) {
    case 'extruded':
      return paintExtruded(
        paint,
        style.colours ?? [lighten(palette.accent, 0.55), palette.accent, mix(palette.accent, palette.mid, 0.35)],
      );
    case 'foil':
      return paintFoil(paint, style.colours);
    case 'neon':
      return paintNeon(paint, style.glow);
    case 'sticker':
      return paintSticker(paint, style.colours, style.rotation);
    case 'flat':
      return paintFlat(paint, style.paint, style.smallPaint ?? darken(palette.deep, 0.35));
  }
}
