import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverTones } from '@foyer/contract/games';
import { culture as cultureOfCall } from '@foyer/contract/ids';
import { cultures, defaultCulture, type Culture } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import { paletteSheet, gameLook } from '@foyer/games/artwork/game-look/gameLook';
import { shownArt } from '@foyer/games/artwork/game-look/shownArt';
import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { CoverTone } from '@foyer/games/catalogue/toGame';
import type { EngineKind } from '@foyer/games/engines/gameEngine';
import { gameShellMessages } from '@foyer/games/frame/gameShellMessages';
import { otherPictures } from '@foyer/games/play/gamePictures';
import { roundReplayElement } from '@foyer/games/play/roundReplayElement';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { brandFontFiles } from '../../kernel/frame/brandFonts.ts';
import { readFrameFiles, type FrameFiles } from '../../kernel/frame/frameFiles.ts';
import { framePageHeaders } from '../../kernel/frame/framePageHeaders.ts';
import type { Markup } from '../../kernel/markup.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { coverToneParameter } from '../games/coverToneParameter.ts';

interface PlayPageFacts {
  readonly game: CatalogueGame;
  readonly engine: EngineKind;
  /** Whose pictures the game shows. */
  readonly tone: CoverTone;
  readonly culture: Culture;
  readonly files: FrameFiles;
  /** Sites that may frame the page and exchange messages with its script. */
  readonly webOrigins: readonly string[];
  /** JSON of a `RoundReplay`: the script shows that round again and opens no session. */
  readonly recordedRound?: string;
}

/**
 * Renders the page of a game. The page is the same for every player and contains no token: the script reads the launch
 * token from its own address. It names every script, style and picture of the game, so that no file waits for another.
 * The first script requests the session and the scene for its screen while all others load.
 */
export function playPage({ game, engine, tone, culture, files, webOrigins, recordedRound }: PlayPageFacts): Markup {
  const look = gameLook(game, tone);
  const { pictures, art } = shownArt(look, engine, culture);
  const { scripts, styles } = files.importedFiles(
    (module) =>
      module.endsWith(`/${engine}View.ts`) ||
      (recordedRound !== undefined && module.endsWith('/showRoundReplay.ts')) ||
      (culture !== defaultCulture && module.includes(`/messages/${culture}/`)),
  );
  // A browser requests few files of an origin at a time: these come first.
  const early = recordedRound === undefined ? files.earlyScripts : [];
  return html`<!doctype html>
    <html
      lang="en"
      data-game="${game.gameGroupId}"
      data-engine="${engine}"
      data-theme="${game.theme}"
      data-ground="${look.ground}"
      data-rim="${look.rim}"
      data-face="${look.face}"
      data-parents="${webOrigins.join(' ')}"
      data-scene-address="${art.scene}"
      ${recordedRound === undefined ? '' : html`data-round-replay`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${game.name.en}</title>
        ${early.map((address, at) =>
          at === 0
            ? html`<script type="module" async src="${address}"></script>`
            : html`<link rel="modulepreload" href="${address}" />`,
        )}
        ${[...styles, `/game-palettes/${look.palette}.css`].map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        ${scripts
          .filter((address) => !early.includes(address))
          .map((address) => html`<link rel="modulepreload" href="${address}" />`)}
        ${recordedRound === undefined ? '' : dataElement(recordedRound)}
        <script type="module" src="${files.script}"></script>
        ${[art.title, art.symbol ?? [], otherPictures(pictures)]
          .flat()
          .map((address) => html`<link rel="preload" as="image" href="${address}" />`)}
      </head>
      <body>
        <noscript>${cultures.map((each) => gameShellMessages[each].needsScript).join(' ')}</noscript>
      </body>
    </html> `;
}

/** Data that no browser runs. Without `<` it cannot end its element. */
const dataElement = (json: string): Markup =>
  html`<script type="application/json" id="${roundReplayElement}">
    ${raw(json.replaceAll('<', '\\u003c'))}
  </script>`;

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
  webp: 'image/webp',
};

/** Headers for pictures that are opened as documents: all capabilities are disabled. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const forever = 'public, max-age=31536000, immutable';

/** Serves the page of a game and the files that it loads. */
export function playFiles(
  { webOrigins }: Pick<SandboxContext, 'webOrigins'>,
  played: (gameGroupId: number) => PlayedGame | undefined,
  folder: string,
): Hono {
  const app = brandFontFiles();
  let frame: FrameFiles | undefined;

  async function responseFile(path: string, cacheControl: string): Promise<Response | undefined> {
    const kind = ownValue(kinds, path.slice(path.lastIndexOf('.') + 1));
    if (kind === undefined) return undefined;
    try {
      const bytes = await readFile(path);
      return new Response(bytes, { headers: { ...fileHeaders, 'content-type': kind, 'cache-control': cacheControl } });
    } catch {
      return undefined;
    }
  }

  app.get('/play/:gameId{[1-9][0-9]{0,8}}', async (context, next) => {
    const found = played(Number(context.req.param('gameId')));
    if (!found) return next();
    frame = readFrameFiles(folder) ?? frame;
    if (!frame) return context.text('The game frame has not been built yet.', 503, { 'cache-control': 'no-store' });
    const named = v.safeParse(cultureOfCall, context.req.query('culture'));
    const facts = {
      game: found.game,
      engine: found.engine.kind,
      tone: coverTones.find((known) => known === context.req.query(coverToneParameter)) ?? 'adult',
      culture: named.success ? named.output : defaultCulture,
    };
    return context.html(playPage({ ...facts, files: frame, webOrigins }), 200, framePageHeaders(webOrigins));
  });

  app.use('/game-assets/*', compress());
  app.get('/game-assets/assets/:file{[\\w-]+\\.(js|css|woff2|woff)}', async (context, next) => {
    return (await responseFile(join(folder, 'assets', context.req.param('file')), forever)) ?? next();
  });
  // Pictures keep their names across updates, so they expire after a day.
  app.get('/game-pictures/:file{[a-z0-9-]+\\.webp}', async (context, next) => {
    return (await responseFile(join(folder, 'pictures', context.req.param('file')), 'public, max-age=86400')) ?? next();
  });
  app.get('/game-palettes/:file{[a-z]+-[0-9]\\.css}', async (context, next) => {
    const sheet = paletteSheet(context.req.param('file').slice(0, -'.css'.length));
    if (sheet === undefined) return next();
    return context.body(sheet, 200, {
      ...fileHeaders,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
  return app;
}
