import { cultures } from '@foyer/contract/languages';
import { html } from 'hono/html';
import type { FrameFiles } from '../../kernel/frame/frameFiles.ts';
import type { Markup } from '../../kernel/markup.ts';
import { cashierMessages } from './frame/cashierMessages.ts';

/**
 * Renders the cashier page of a brand. The page is the same for every player and contains no token: the script reads
 * the launch token from its own address. `webOrigins` may frame the page and exchange messages with the script.
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
        <noscript>${cultures.map((culture) => cashierMessages[culture].needsScript).join(' ')}</noscript>
      </body>
    </html> `;
}
