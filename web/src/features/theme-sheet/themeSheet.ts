import type { ThemeColours, ThemeLayout } from '@foyer/brands/theme';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** Data of a brand's theme, measured on the server, where themes are. */
export interface ThemeSheetProperties {
  colours?: readonly { role: keyof ThemeColours; value: string; onBackground: number }[];
  pairs?: readonly { pair: string; minContrast: number; contrast: number }[];
  fonts?: { heading: string; body: string };
  layout?: ThemeLayout;
  /** All choices of each part of the layout. */
  layoutChoices?: { readonly [Part in keyof ThemeLayout]: readonly string[] };
  /** Games to show as tiles. */
  tiles?: readonly GameTile[];
}
