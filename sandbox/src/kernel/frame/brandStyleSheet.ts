import { brands } from '@foyer/brands/brands';
import type { Theme } from '@foyer/brands/theme';
import { fontFaces } from './brandFonts.ts';

/** Font for Chinese, and the font of the device for other characters. */
const otherFonts = "'Noto Sans SC',sans-serif";

/** Returns a brand's theme; that of the first brand with one for a brand without. Undefined for an unknown brand. */
export function themeOfBrand(brandId: string): Theme | undefined {
  const brand = brands.find(({ id }) => id === brandId);
  return brand?.theme ?? (brand && brands.find((one) => one.theme !== undefined)?.theme);
}

/**
 * Returns a style sheet with a brand's fonts, colours and radii as variables. The origin must serve
 * {@link brandFontFiles}.
 */
export function brandStyleSheet(brandId: string): string | undefined {
  const theme = themeOfBrand(brandId);
  if (!theme) return undefined;
  const { colours, fonts, heading, logo, radii, primaryFill } = theme;
  const variables = {
    sunken: colours.sunken,
    bg: colours.background,
    's-1': colours.surface1,
    's-2': colours.surface2,
    's-3': colours.surface3,
    line: colours.line,
    ctl: colours.control,
    text: colours.text,
    muted: colours.muted,
    accent: colours.accent,
    'accent-tint': `${colours.accent}1f`,
    'on-accent': colours.onAccent,
    'accent-txt': colours.accentText,
    success: '#5fd39a',
    warning: '#f4c15d',
    error: '#ff9a9a',
    primary: primaryFill,
    'btn-r': radii.button,
    'head-face': `'${fonts.heading}',${otherFonts}`,
    'body-face': `'${fonts.body}',${otherFonts}`,
    hw: heading.weight,
    hc: heading.transform,
    ht: heading.tracking,
    hs: heading.scale,
    'logo-size': logo.name.size,
    'logo-size-phone': logo.name.phoneSize,
    'logo-tracking': logo.name.tracking,
    'logo-text': colours[logo.name.colour],
  };
  return `${fontFaces([fonts.heading, fonts.body])}:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
