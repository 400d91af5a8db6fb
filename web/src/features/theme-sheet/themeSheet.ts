import type { ThemeColours } from '@foyer/brands/theme';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** Data of a brand's theme, measured on the server, where themes are. */
export interface ThemeSheetProperties {
  colours?: readonly { role: keyof ThemeColours; value: string; onBackground: number }[];
  pairs?: readonly { pair: string; minContrast: number; contrast: number }[];
  fonts?: { heading: string; body: string };
  /** Games to show as tiles. */
  tiles?: readonly GameTile[];
}
