import { themeOfProduct } from '@foyer/brands/brands';
import { contrast, contrastsOf } from '@foyer/brands/contrast';
import type { ThemeColours } from '@foyer/brands/theme';
import type { BlockLookups, BlockResolver } from '../../blocks/blockResolver.server.ts';
import type { ThemeSheetProperties } from './themeSheet.ts';

/** Games of the sheet: one for each state of a tile, and a few to spare. */
const shownTiles = 6;

/** Only the sandbox shows what a brand is made of; in front of an operator's services there is no such block. */
export async function resolveThemeSheet(
  _: object,
  { visit, games }: Pick<BlockLookups, 'visit' | 'games'>,
): Promise<ThemeSheetProperties | 'absent'> {
  if (visit.controlRoom === null) return 'absent';
  const { colours, fonts } = themeOfProduct(visit.productId);
  const index = await games();
  const ids = index?.select({ kind: 'slot' }, 'popularity').slice(0, shownTiles) ?? [];
  return {
    colours: (Object.keys(colours) as (keyof ThemeColours)[]).map((role) => ({
      role,
      value: colours[role],
      onBackground: contrast(colours[role], colours.background),
    })),
    pairs: contrastsOf(colours),
    fonts,
    tiles: index?.tiles(ids) ?? [],
  };
}

export const themeSheetResolvers: Readonly<Record<string, BlockResolver>> = { themeSheet: resolveThemeSheet };
