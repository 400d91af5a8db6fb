import type { ThemeColours } from '@foyer/brands/theme';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** What the sheet shows of a brand's theme; measured on the server, where themes are. */
export interface ThemeSheetProperties {
  colours?: readonly { role: keyof ThemeColours; value: string; onBackground: number }[];
  pairs?: readonly { pair: string; least: number; lowest: number }[];
  fonts?: { heading: string; body: string };
  /** Games to draw tiles of. */
  tiles?: readonly GameTile[];
}
