import type { ThemeLayout } from '@foyer/brands/theme';
import panoramaHero from './hero-panorama.css?inline';
import posterHero from './hero-poster.css?inline';
import railNavigation from './navigation-rail.css?inline';
import sidebarNavigation from './navigation-sidebar.css?inline';
import centredRows from './rows-centred.css?inline';
import ruledRows from './rows-ruled.css?inline';
import showcaseTiles from './tiles-showcase.css?inline';
import squareTiles from './tiles-square.css?inline';

/** Style sheet of each choice; the base look needs none. */
const sheets: { [Part in keyof ThemeLayout]: Readonly<Record<ThemeLayout[Part], string>> } = {
  hero: { split: '', panorama: panoramaHero, poster: posterHero },
  rows: { spread: '', centred: centredRows, ruled: ruledRows },
  tiles: { upright: '', showcase: showcaseTiles, square: squareTiles },
  navigation: { tabs: '', rail: railNavigation, sidebar: sidebarNavigation },
};

/**
 * Style sheets of a theme's choices, which address components by `data-part`, landmarks and roles. A brand loads only its own. They precede
 * the styles of components, so each selector has a class more than those.
 */
export function layoutStyles({ hero, rows, tiles, navigation }: ThemeLayout): string {
  return sheets.rows[rows] + sheets.tiles[tiles] + sheets.hero[hero] + sheets.navigation[navigation];
}
