import { brands } from '@foyer/brands/brands';
import type { Theme } from '@foyer/brands/theme';
import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import type { FrameFiles } from '../play/playPage.ts';

/** What the cashier takes of a brand's look; a brand without one of its own has the first brand's. */
export function cashierSheet(brandId: string): string | undefined {
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

/**
 * The page of the cashier in a brand's look. It is the same for every player and holds no token: the script reads the
 * launch token from its own address. `webOrigins` may frame it and are whom the script talks to.
 */
export function cashierPage(brandId: string, { script, styles }: FrameFiles, webOrigins: readonly string[]): Markup {
  return html`<!doctype html>
    <html lang="en" data-parents="${webOrigins.join(' ')}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>Cashier</title>
        ${[...styles, `/cashier-themes/${brandId}.css`].map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <noscript>The cashier needs JavaScript. 收银台需要 JavaScript。</noscript>
      </body>
    </html> `;
}
