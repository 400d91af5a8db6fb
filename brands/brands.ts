import { aurora } from './aurora/brand.ts';
import { auroraTheme } from './aurora/theme.ts';
import type { Brand } from './market.ts';
import { pulse } from './pulse/brand.ts';
import { pulseTheme } from './pulse/theme.ts';
import { regency } from './regency/brand.ts';
import { regencyTheme } from './regency/theme.ts';
import type { Theme } from './theme.ts';

/** Every brand that this installation serves. A fourth one is a folder beside the others and a line here. */
export const brands: readonly Brand[] = [regency, aurora, pulse];

/** Products with a look of their own; any other product gets the default theme (S3). */
const themes: Readonly<Record<number, Theme>> = { 17447: auroraTheme, 8145: regencyTheme };

export function themeOfProduct(productId: number): Theme {
  return themes[productId] ?? pulseTheme;
}
