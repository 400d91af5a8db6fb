import type { Theme } from '@foyer/brands/theme';

/** `maskable`: the system cuts its own shape out. `apple`: iOS rounds the corners itself. */
export type AppIconUse = 'any' | 'maskable' | 'apple';

/** An icon of an installed site. */
export interface AppIconFile {
  readonly use: AppIconUse;
  /** Width and height in pixels. */
  readonly size: number;
  readonly href: string;
}

export const appIcons: readonly Pick<AppIconFile, 'use' | 'size'>[] = [
  { use: 'any', size: 192 },
  { use: 'any', size: 512 },
  { use: 'maskable', size: 512 },
  { use: 'apple', size: 180 },
];

/**
 * Share of the icon that the logo's box takes. What may be cut off lies outside of a circle of 80 %, in which a square
 * has 56 %.
 */
const logoShare: Readonly<Record<AppIconUse, number>> = { any: 0.64, maskable: 0.54, apple: 0.64 };

/** The brand's logo on its background, as SVG. */
export function appIconMarkup({ logo, colours }: Pick<Theme, 'logo' | 'colours'>, use: AppIconUse): string {
  const scale = (100 * logoShare[use]) / 40;
  const edge = (100 - 100 * logoShare[use]) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">` +
    `<rect width="100" height="100" rx="${use === 'any' ? 20 : 0}" fill="${colours.background}"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${logo.markup}</g></svg>`
  );
}

/**
 * Web app manifest of a brand. Its address has a hash, so it names the site's start by path.
 * @param favicon used alone when there are no other icons, as during development
 */
export function appManifest(
  { name, colours }: { name: string; colours: Theme['colours'] },
  icons: readonly AppIconFile[],
  favicon: string,
): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.background,
    theme_color: colours.background,
    icons: [
      ...icons
        .filter(({ use }) => use !== 'apple')
        .map(({ use, size, href }) => ({ src: href, sizes: `${size}x${size}`, type: 'image/png', purpose: use })),
      { src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}
