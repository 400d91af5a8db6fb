import { aurora } from './aurora/brand.ts';
import type { Brand } from './market.ts';
import { pulse } from './pulse/brand.ts';
import { pulseTheme } from './pulse/theme.ts';
import { regency } from './regency/brand.ts';
import type { Theme } from './theme.ts';

/**
 * Every brand that this installation serves, and the only list of them. `npm run brand:new <name>` adds a folder beside
 * the others and its name here.
 */
export const brands: readonly Brand[] = [regency, aurora, pulse];

/** The look of a brand's product; any product without one of its own gets the default theme (S3). */
export function themeOfProduct(productId: number): Theme {
  return brands.find((brand) => brand.productId === productId)?.theme ?? pulseTheme;
}
