import { brands } from '@foyer/brands/brands';
import type { Theme } from '@foyer/brands/theme';

/**
 * Returns a style sheet with a brand's colours and radii as variables. A brand without a theme uses that of the first
 * brand.
 */
export function brandStyleSheet(brandId: string): string | undefined {
  const brand = brands.find(({ id }) => id === brandId);
  const theme: Theme | undefined = brand?.theme ?? (brand && brands.find((one) => one.theme !== undefined)?.theme);
  if (!theme) return undefined;
  const { colours, radii, primaryFill } = theme;
  const variables = {
    sunken: colours.sunken,
    's-1': colours.surface1,
    's-2': colours.surface2,
    's-3': colours.surface3,
    line: colours.line,
    ctl: colours.control,
    text: colours.text,
    muted: colours.muted,
    accent: colours.accent,
    'on-accent': colours.onAccent,
    'accent-txt': colours.accentText,
    primary: primaryFill,
    'btn-r': radii.button,
  };
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
