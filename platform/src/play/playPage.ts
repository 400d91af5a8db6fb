import { html } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Markup } from '../kernel/markup.ts';
import type { EngineKind } from './gameEngine.ts';
import { gameLook } from './gameLook.ts';

/** Addresses of the built frame, as the build's manifest names them. */
export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/**
 * The page of one game. It is the same for every player and holds no token: the script reads the launch token from
 * its own address. `webOrigins` may frame the game and are whom the script talks to.
 */
export function playPage(
  game: CatalogueGame,
  engine: EngineKind,
  files: FrameFiles,
  webOrigins: readonly string[],
): Markup {
  const look = gameLook(game);
  const styles = [...files.styles, `/game-palettes/${look.palette}.css`];
  return html`<!doctype html>
    <html
      lang="en"
      data-game="${game.gameGroupId}"
      data-engine="${engine}"
      data-ground="${look.ground}"
      data-face="${look.face}"
      data-parents="${webOrigins.join(' ')}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${game.name.en}</title>
        ${styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        <script type="module" src="${files.script}"></script>
      </head>
      <body>
        <noscript>This game needs JavaScript. 此游戏需要 JavaScript。</noscript>
      </body>
    </html> `;
}

/** Headers of the page. Trusted Types: the frame writes text only, so no policy exists that could make markup. */
export function playPageHeaders(webOrigins: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${webOrigins.length > 0 ? webOrigins.join(' ') : "'none'"}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-store',
  };
}
