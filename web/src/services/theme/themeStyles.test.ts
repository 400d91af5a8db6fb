import { brands, themeOfProduct } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import { subsetFile } from './openFonts.ts';
import { themeStyles } from './themeStyles.ts';

test.each(brands.map(({ id, productId }) => [id, themeOfProduct(productId)] as const))(
  'MK-08 the theme of %s is one rule of CSS variables',
  (_id, theme) => {
    const css = themeStyles(theme, { logo: '/logo.svg', scene: '/scene.svg' });
    const variables = Object.fromEntries(
      [...css.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(css.startsWith(':root{--')).toBe(true);
    expect(css.slice(css.indexOf('{')).match(/[{}]/g)).toEqual(['{', '}']);
    const { colours, fonts, heading, radii, logo } = theme;
    expect(variables).toEqual({
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
      'accent-hi': colours.accentHigh,
      'on-accent': colours.onAccent,
      'accent-txt': colours.accentText,
      second: colours.second,
      'sunken-rgb': expect.stringMatching(/^\d+ \d+ \d+$/),
      'accent-rgb': expect.stringMatching(/^\d+ \d+ \d+$/),
      head: `'${fonts.heading}','${fonts.heading} Fallback'`,
      body: `'${fonts.body}','${fonts.body} Fallback'`,
      hw: String(heading.weight),
      hc: heading.transform,
      ht: heading.tracking,
      hs: String(heading.scale),
      display: `${theme.displaySize}rem`,
      'btn-r': radii.button,
      'tile-r': radii.tile,
      primary: theme.primaryFill,
      logo: 'url(/logo.svg)',
      scene: 'url(/scene.svg)',
      'logo-size': logo.name.size,
      'logo-size-phone': logo.name.phoneSize,
      'logo-tracking': logo.name.tracking,
      'logo-text': colours[logo.name.colour],
    });
  },
);

test('MK-08 a cut font file is named after its weights', () => {
  expect([subsetFile('roboto', [400, 800]), subsetFile('cinzel', [600, 600])]).toEqual([
    'roboto-400-800.woff2',
    'cinzel-600.woff2',
  ]);
});
