import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import { Hono } from 'hono';

/** Folder that `npm run contract` writes. */
const contractPagesFolder = join(import.meta.dirname, '../../../contract/dist/pages');

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The reader sets styles in its own elements. Nothing is loaded from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows the documents of the contract with the services. */
export function contractPages(folder: string = contractPagesFolder): Hono {
  const app = new Hono();
  // The page's own addresses are relative.
  app.get('/control/contract', (context) => context.redirect('/control/contract/'));
  app.get('/control/contract/:file{[\\w.-]*}', async (context) => {
    const file = context.req.param('file') || 'index.html';
    const body = await readFile(join(folder, file)).catch(() => null);
    const type = ownValue(types, file.slice(file.lastIndexOf('.') + 1));
    if (body === null || type === undefined) return context.text('`npm run contract` writes these pages.', 404);
    return new Response(body, {
      headers: {
        'content-type': type,
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;
}
