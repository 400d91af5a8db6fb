import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { CoverFamily } from '../catalogue/gameArt.ts';
import { seededRandom } from '../catalogue/seededRandom.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import { coverPalettes, type Palette } from './coverPalettes.ts';
import type { CoverTheme } from './coverTheme.ts';
import { coverThemes } from './coverThemes.ts';
import { titleRows } from './titleRows.ts';

/** Everything about a cover that is decided before drawing. */
export interface CoverPlan {
  readonly family: CoverFamily;
  readonly theme: CoverTheme;
  readonly palette: Palette;
  /** Colour figure; null where the theme has none (table games). */
  readonly figure: string | null;
  readonly emblem: string | null;
}

/**
 * Families without cartoon figures, sweets or toys. The United Kingdom and Ontario forbid game pictures that may appeal
 * to children.
 */
export const adultFamilies: ReadonlySet<CoverFamily> = new Set<CoverFamily>([
  'foil', 'neon', 'diorama', 'tarot', 'papercut', 'poster', 'crystal', 'table', 'classic',
]);

export function planCover(game: CatalogueGame, tone: CoverTone): CoverPlan {
  const theme = coverThemes[game.theme];
  const random = seededRandom(`plan:${game.gameGroupId}`);
  const choose = (own: readonly string[], ofTheme: readonly string[]): string | null => {
    const list = own.length > 0 ? own : ofTheme;
    return list.length > 0 ? random.pick(list) : null;
  };
  return {
    family: chooseFamily(game, tone),
    theme,
    palette: random.pick(coverPalettes[game.theme]),
    figure: choose(game.art.figures, theme.figures),
    emblem: choose(game.art.emblems, theme.emblems),
  };
}

/** The family of a game's cover in a tone. A game whose full cover is fit for adults has one cover for both tones. */
export function chooseFamily(game: CatalogueGame, tone: CoverTone): CoverFamily {
  const random = seededRandom(`family:${game.gameGroupId}`);
  const { families, adultFamilies: forAdults } = coverThemes[game.theme];
  const full = game.art.family ?? fitting(game, random.pick(families));
  return tone === 'full' || adultFamilies.has(full) ? full : fitting(game, random.pick(forAdults));
}

/** The tarot card's ribbon holds two rows; a longer title is cut from paper instead. */
function fitting(game: CatalogueGame, family: CoverFamily): CoverFamily {
  const rows = titleRows(game.name.en, game.art.tail);
  return family === 'tarot' && (rows.length > 2 || game.art.tail !== null) ? 'papercut' : family;
}
