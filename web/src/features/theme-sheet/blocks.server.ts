import { themeOfProduct } from '@foyer/brands/brands';
import { contrast, contrastsOf } from '@foyer/brands/contrast';
import { layoutChoices } from '@foyer/brands/theme';
import type { ThemeColours } from '@foyer/brands/theme';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import type { ThemeSheetProperties } from './themeSheet.ts';

/** Number of games: one for each state of a tile, and some spares. */
const maxTiles = 6;

/** Available in the sandbox only; an operator's site does not have this block. */
export async function resolveThemeSheet(
  _: object,
  { visit, games }: Pick<BlockLookups, 'visit' | 'games'>,
): Promise<ThemeSheetProperties | 'absent'> {
  if (visit.controlRoom === null) return 'absent';
  const { colours, fonts, layout } = themeOfProduct(visit.productId);
  const index = await games();
  const mostPlayed = (kind: string, count: number) => index?.select({ kind }, 'popularity').slice(0, count) ?? [];
  // The last one is a live table, for its own state.
  const ids = [...mostPlayed('slot', maxTiles), ...mostPlayed('live', 1)];
  return {
    colours: (Object.keys(colours) as (keyof ThemeColours)[]).map((role) => ({
      role,
      value: colours[role],
      onBackground: contrast(colours[role], colours.background),
    })),
    pairs: contrastsOf(colours),
    fonts,
    layout,
    layoutChoices,
    tiles: index?.tiles(ids) ?? [],
  };
}

export const themeSheetResolvers: Readonly<Record<string, BlockResolver>> = { themeSheet: resolveThemeSheet };
