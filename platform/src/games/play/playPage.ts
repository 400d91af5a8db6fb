import { cultures } from '@foyer/contract/languages';
import { html } from 'hono/html';
import { gameLook } from '../../artwork/game-look/gameLook.ts';
import type { FrameFiles } from '../../kernel/frame/frameFiles.ts';
import type { Markup } from '../../kernel/markup.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { EngineKind } from '../engines/gameEngine.ts';
import { gameShellMessages } from '../frame/gameShellMessages.ts';

/**
 * Renders the page of a game. The page is the same for every player and contains no token: the script reads the launch
 * token from its own address. `webOrigins` may frame the page and exchange messages with the script.
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
      data-theme="${game.theme}"
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
        <noscript>${cultures.map((culture) => gameShellMessages[culture].needsScript).join(' ')}</noscript>
      </body>
    </html> `;
}
