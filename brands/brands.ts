import { aurora } from './aurora/brand.ts';
import type { Brand } from './market.ts';
import { pulse } from './pulse/brand.ts';
import { pulseTheme } from './pulse/theme.ts';
import { regency } from './regency/brand.ts';
import type { Theme } from './theme.ts';

/** All brands of this installation. `npm run brand:new <name>` adds a folder next to the others and a name here. */
export const brands: readonly Brand[] = [regency, aurora, pulse];

/**
 * Gives the brands an operator's values at the start of a process, before anything reads them.
 * @param configured brands with ids of the list
 */
export function configureBrands(configured: readonly Brand[]): void {
  for (const brand of brands)
    Object.assign(
      brand,
      configured.find(({ id }) => id === brand.id),
    );
}

/** Returns the theme of a brand's product; a product without its own theme uses the default theme (S3). */
export function themeOfProduct(productId: number): Theme {
  return brands.find((brand) => brand.productId === productId)?.theme ?? pulseTheme;
}
