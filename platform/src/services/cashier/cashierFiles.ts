import { join } from 'node:path';
import type { Hono } from 'hono';
import { builtFile, builtFileHeaders, builtFileName } from '../../kernel/builtFiles.ts';
import { brandFontFiles } from '../../kernel/frame/brandFonts.ts';
import { brandStyleSheet } from '../../kernel/frame/brandStyleSheet.ts';
import { readFrameFiles, type FrameFiles } from '../../kernel/frame/frameFiles.ts';
import { framePageHeaders } from '../../kernel/frame/framePageHeaders.ts';
import type { PlatformContext } from '../../kernel/module.ts';
import { cashierPage } from './cashierPage.ts';

/** Build output of the frame: `assets/` with hashed names, and the manifest. */
export const cashierFrameFolder: string = join(import.meta.dirname, '../../../dist/cashier-frame');

/** Serves the cashier page and the files that it loads. */
export function cashierFiles({ webOrigins }: Pick<PlatformContext, 'webOrigins'>, folder: string): Hono {
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
