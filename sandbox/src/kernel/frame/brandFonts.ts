import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFamily } from '@foyer/brands/theme';
import { hanSheetPath } from '@foyer/games/page/hanSheet';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { builtFileHeaders } from '../builtFiles.ts';

const locate = createRequire(import.meta.url);

/** Open fonts that stand for the families of the style guides (`docs/fonts.md`). */
const openFonts: Readonly<Record<FontFamily, string>> = {
  OptimusPrinceps: 'cinzel',
  BrandonText: 'jost',
  Roboto: 'roboto',
  Figtree: 'figtree',
};

/** Returns the path of a file of an installed package, or null if it has none of this name. */
function findPackageFile(specifier: string): string | null {
  try {
    return locate.resolve(specifier);
  } catch {
    return null;
  }
}

interface FontFile {
  readonly name: string;
  readonly body: Buffer<ArrayBuffer>;
}

const files = new Map<FontFamily, FontFile>();

/** Reads a family's variable font once. Its name contains a hash of the content. */
function fontFileOf(family: FontFamily): FontFile {
  const known = files.get(family);
  if (known) return known;
  const font = openFonts[family];
  const body = readFileSync(locate.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`));
  const hash = createHash('sha256').update(body).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
  const file = { name: `${font}-${hash}.woff2`, body };
  files.set(family, file);
  return file;
}

/** Returns the `@font-face` rules of these families, served by {@link brandFontFiles} of the same origin. */
export const fontFaces = (families: readonly FontFamily[]): string =>
  [...new Set(families)]
    .map(
      (family) =>
        `@font-face{font-family:'${family}';src:url(/brand-fonts/${fontFileOf(family).name}) format('woff2');font-weight:100 900;font-display:swap}`,
    )
    .join('');

const hanFileName = /^noto-sans-sc-[a-z0-9]+-(?:400|700)-normal\.woff2$/;

/** Returns the faces of the Chinese font, each for a range of characters, served by {@link brandFontFiles}. */
const hanSheet = (): string =>
  [400, 700]
    .map((weight) => readFileSync(locate.resolve(`@fontsource/noto-sans-sc/${weight}.css`), 'utf8'))
    .join('')
    .replaceAll(/, url\(\.\/files\/[\w-]{1,80}\.woff\) format\('woff'\)/g, '')
    .replaceAll('./files/', '/brand-fonts/');

/** Serves the fonts of all brands. Each origin that uses a brand's style sheet mounts these routes. */
export function brandFontFiles(): Hono {
  const app = new Hono();
  const immutable = { ...builtFileHeaders, 'cache-control': 'public, max-age=31536000, immutable' };
  app.use(hanSheetPath, compress());
  app.get(hanSheetPath, (context) =>
    context.body(hanSheet(), 200, {
      ...builtFileHeaders,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/brand-fonts/:file{noto-sans-sc-[a-z0-9-]+\\.woff2}', (context, next) => {
    const { file } = context.req.param();
    if (!hanFileName.test(file)) return next();
    const path = findPackageFile(`@fontsource/noto-sans-sc/files/${file}`);
    if (path === null) return next();
    return Promise.resolve(context.body(readFileSync(path), 200, { ...immutable, 'content-type': 'font/woff2' }));
  });
  app.get('/brand-fonts/:file{[a-z]+-\\w+\\.woff2}', (context, next) => {
    const font = (Object.keys(openFonts) as FontFamily[])
      .map(fontFileOf)
      .find(({ name }) => name === context.req.param('file'));
    if (!font) return next();
    return Promise.resolve(context.body(font.body, 200, { ...immutable, 'content-type': 'font/woff2' }));
  });
  return app;
}
