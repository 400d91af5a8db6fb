import { join } from 'node:path';
import { cultures } from '@foyer/contract/languages';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { builtFile, builtFileHeaders, builtFileName } from '../../kernel/builtFiles.ts';
import { brandFontFiles } from '../../kernel/frame/brandFonts.ts';
import { brandStyleSheet } from '../../kernel/frame/brandStyleSheet.ts';
import { readFrameFiles, type FrameFiles } from '../../kernel/frame/frameFiles.ts';
import { framePageHeaders } from '../../kernel/frame/framePageHeaders.ts';
import type { Markup } from '../../kernel/markup.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { cashierCalls } from './cashierCalls.ts';
import { cashierSchema } from './cashierSchema.ts';
import { cashierMessages } from './frame/cashierMessages.ts';

/**
 * Renders the cashier page of a brand. The page is the same for every player and contains no token: the script reads
 * the launch token from its own address. `webOrigins` may frame the page and exchange messages with the script.
 */
function cashierPage(brandId: string, { script, styles }: FrameFiles, webOrigins: readonly string[]): Markup {
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

/** Build output of the frame: `assets/` with hashed names, and the manifest. */
const cashierFrameFolder: string = join(import.meta.dirname, '../../../dist/cashier-frame');

/** Serves the cashier page and the files that it loads. */
function cashierFiles({ webOrigins }: Pick<SandboxContext, 'webOrigins'>, folder: string): Hono {
  const app = brandFontFiles();
  let frame: FrameFiles | undefined;

  app.get('/cashier/:brand{[a-z][a-z0-9-]{1,30}}', (context, next) => {
    const { brand } = context.req.param();
    if (brandStyleSheet(brand) === undefined) return next();
    frame = readFrameFiles(folder, '/cashier-assets') ?? frame;
    if (!frame)
      return Promise.resolve(context.text('The cashier has not been built yet.', 503, { 'cache-control': 'no-store' }));
    return Promise.resolve(context.html(cashierPage(brand, frame, webOrigins), 200, framePageHeaders(webOrigins)));
  });
  app.get('/cashier-themes/:file{[a-z][a-z0-9-]{1,30}\\.css}', (context, next) => {
    const sheet = brandStyleSheet(context.req.param('file').slice(0, -'.css'.length));
    if (sheet === undefined) return next();
    return Promise.resolve(
      context.body(sheet, 200, {
        ...builtFileHeaders,
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    );
  });
  app.get(
    `/cashier-assets/assets/:file{${builtFileName}}`,
    async (context, next) => (await builtFile(folder, context.req.param('file'))) ?? next(),
  );
  return app;
}

/** Interval at which pending payments advance, in milliseconds. */
const advanceIntervalMs = 2000;

/** Serves the cashier on its own origin: the framed page and its payments. */
export function cashierModule(
  sandboxContext: SandboxContext,
  { frameFolder = cashierFrameFolder, ...deps }: Parameters<typeof cashierCalls>[1] & { frameFolder?: string },
): SandboxModule {
  const cashier = cashierFiles(sandboxContext, frameFolder);
  cashier.route('/', cashierCalls(sandboxContext, deps));
  let advanceTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'cashier',
    tables: cashierSchema,
    pages: { cashier },
    // Resumes or abandons payments that a crash interrupted, before the first request.
    seed: () => void deps.payments.advance(),
    start() {
      advanceTimer = setInterval(() => deps.payments.advance(), advanceIntervalMs);
    },
    stop: () => clearInterval(advanceTimer),
  };
}
