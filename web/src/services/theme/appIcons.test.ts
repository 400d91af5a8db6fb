import { brands, themeOfProduct } from '@foyer/brands/brands';
import { describe, expect, test } from 'vitest';
import { appIconMarkup, appIcons, appManifest } from './appIcons.ts';

const [brand] = brands;
if (brand === undefined) throw new Error('There is no brand.');
const theme = themeOfProduct(brand.productId);

describe('app icons', () => {
  test('shows the logo on the brand’s background, inside of what a mask leaves', () => {
    for (const { use } of appIcons) {
      const markup = appIconMarkup(theme, use);
      expect(markup).toContain(theme.logo.markup);
      expect(markup).toContain(`fill="${theme.colours.background}"`);
    }
    expect(appIconMarkup(theme, 'any')).toContain('rx="20"');
    expect(appIconMarkup(theme, 'any')).toContain('translate(18 18) scale(1.6)');
    expect(appIconMarkup(theme, 'maskable')).toContain('rx="0"');
    expect(appIconMarkup(theme, 'maskable')).toContain('translate(23 23) scale(1.35)');
    expect(appIconMarkup(theme, 'apple')).toContain('rx="0"');
  });
});

test('the manifest names the start page and every icon but that of iOS', () => {
  const icons = appIcons.map((icon) => ({ ...icon, href: `/assets/${icon.use}-${icon.size}.png` }));
  expect(JSON.parse(appManifest({ name: 'Brand', colours: theme.colours }, icons, '/theme/favicon.svg'))).toEqual({
    id: '/',
    name: 'Brand',
    short_name: 'Brand',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.colours.background,
    theme_color: theme.colours.background,
    icons: [
      { src: '/assets/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/assets/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/assets/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/theme/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
});
