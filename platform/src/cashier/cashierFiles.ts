import { join } from 'node:path';
import { Hono } from 'hono';
import { builtFile, builtFileHeaders, builtFileName } from '../kernel/builtFiles.ts';
import type { PlatformContext } from '../kernel/module.ts';
import { readFrameFiles } from '../play/frameFiles.ts';
import { playPageHeaders, type FrameFiles } from '../play/playPage.ts';
import { cashierPage, cashierSheet } from './cashierPage.ts';

/** Where the build puts the frame: `assets/` with hashed names, and the manifest. */
export const cashierFrameFolder: string = join(import.meta.dirname, '../../dist/cashier-frame');

/** The page of the cashier and everything it loads. */
export function cashierFiles({ webOrigins }: Pick<PlatformContext, 'webOrigins'>, folder: string): Hono {
  const app = new Hono();
  let frame: FrameFiles | undefined;

  app.get('/cashier/:brand{[a-z][a-z0-9-]{1,30}}', (context, next) => {
    const { brand } = context.req.param();
    if (cashierSheet(brand) === undefined) return next();
    frame = readFrameFiles(folder, '/cashier-assets') ?? frame;
    if (!frame)
      return Promise.resolve(context.text('The cashier has not been built yet.', 503, { 'cache-control': 'no-store' }));
    return Promise.resolve(context.html(cashierPage(brand, frame, webOrigins), 200, playPageHeaders(webOrigins)));
  });
  app.get('/cashier-themes/:file{[a-z][a-z0-9-]{1,30}\\.css}', (context, next) => {
    const sheet = cashierSheet(context.req.param('file').slice(0, -'.css'.length));
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
