import { languages } from '@foyer/contract/languages';
import { darken, lighten, mixColours } from './colour.ts';
import type { Face } from './coverFaces.ts';
import type { CoverStudio, TitleInput, TitleStyle } from './coverStudio.ts';
import { letter, type Lettering } from './lettering.ts';
import { chineseTitleRows, titleRows, wideTitleRows } from './titleRows.ts';
import { paintExtruded, paintFlat, paintFoil, paintNeon, paintSticker, type TitlePaint } from './titleStyles.ts';

/** Places of titles outside the upright cover, which the families decide. */
const places = {
  wide: { box: { x: 76, y: 130, width: 560, height: 480 }, maxRowHeight: 190 },
  title: { box: { x: 50, y: 34, width: 1100, height: 226 }, maxRowHeight: 190 },
} as const;

/** Letters the game's name in the language of the document. */
export function coverTitle(studio: CoverStudio, input: TitleInput, kind: 'cover' | keyof typeof places): Lettering {
  const { document, game, culture, plan, titleRandom } = studio;
  const { palette } = plan;
  const chinese = languages[culture].script === 'han';
  const warp = titleRandom.pick(input.warps ?? (['none'] as const));
  const face: Face = chinese ? plan.chineseFace : plan.face;
  const name = game.name[culture];
  const split = kind === 'title' ? wideTitleRows : titleRows;
  const rows = chinese
    ? chineseTitleRows(name, kind === 'title' ? null : game.art.wordRows[culture])
    : split(name.toUpperCase(), game.art.tail?.toUpperCase() ?? null);
  const place = kind === 'cover' ? input : places[kind];
  const lettering = letter(studio.fonts, {
    face,
    rows,
    box: place.box,
    align: kind === 'cover' ? 'bottom' : 'middle',
    warp,
    maxRowHeight: chinese ? Math.max(place.maxRowHeight, 96) : place.maxRowHeight,
    tracking: input.tracking ?? 0,
    gap: chinese ? 16 : 14,
  });
  const paint: TitlePaint = { document, palette, lettering };
  paintTitle(paint, kind === 'cover' ? input.style : (input.styleOnDark ?? input.style));
  return lettering;
}

function paintTitle(paint: TitlePaint, style: TitleStyle): void {
  const { palette } = paint;
  switch (style.kind) {
    case 'extruded':
      return paintExtruded(
        paint,
        style.colours ?? [lighten(palette.accent, 0.55), palette.accent, mixColours(palette.accent, palette.mid, 0.35)],
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
