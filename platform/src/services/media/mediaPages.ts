import { createHash } from 'node:crypto';
import { coverTones } from '@foyer/contract/games';
import { gameGroupIdText } from '@foyer/contract/identifiers';
import { defaultCulture, isCulture } from '@foyer/contract/languages';
import { Hono } from 'hono';
import * as v from 'valibot';
import { coverVersion } from '../../artwork/covers/drawCover.ts';
import type { Catalogue } from '../../games/catalogue/catalogue.ts';
import { coverKey } from './coverJob.ts';
import { parseRendering, variantKey, variantOf, type ImageVariant, type SourceFormat } from './imageVariant.ts';
import { mediaCredits } from './mediaCredits.ts';
import type { CoverOf, Pictures } from './pictures.ts';

const safety = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};
const immutableCache = 'public, max-age=31536000, immutable';
/** Short lifetime for a fallback, which the real picture may replace after a restart. */
const shortCache = 'public, max-age=60';

const contentTypes: Record<ImageVariant['format'], string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/**
 * Serves `GET /covers/<tone>/<id>[-<language>].<webp|png|svg>` with the parameters of `imageRendering`, and the
 * credits.
 */
export function mediaPages(catalogue: Catalogue, pictures: Pictures): Hono {
  const pages = new Hono();

  pages.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(safety)) context.header(name, value);
  });

  pages.get('/credits.json', (context) => context.json(mediaCredits));

  pages.get('/covers/:tone/:file', async (context) => {
    const requested = coverAt(catalogue, context.req.param('tone'), context.req.param('file'));
    if (!requested) return context.text('no such cover', 404);
    const rendering = parseRendering(context.req.queries());
    if (!rendering) return context.text('rendering parameters not understood', 400);
    const { cover, source } = requested;
    const variant = variantOf(rendering, source);
    const etag = tagOf(cover, variant);
    if (
      context.req
        .header('if-none-match')
        ?.split(',')
        .some((tag) => tag.trim() === etag)
    )
      return context.body(null, 304, { ETag: etag, 'Cache-Control': immutableCache });
    const { bytes, isFallback } = await pictures.picture(cover, variant);
    const caching = isFallback ? { 'Cache-Control': shortCache } : { 'Cache-Control': immutableCache, ETag: etag };
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': contentTypes[variant.format], ...caching });
  });

  return pages;
}

const fileName = /^(\d{1,9})(?:-([a-z]{2}))?\.(webp|png|svg)$/;

function coverAt(
  catalogue: Catalogue,
  toneText: string,
  file: string,
): { cover: CoverOf; source: SourceFormat } | null {
  const tone = coverTones.find((known) => known === toneText);
  const [, idText = '', culture = defaultCulture, source] = fileName.exec(file) ?? [];
  const id = v.safeParse(gameGroupIdText, idText);
  const game = id.success ? catalogue.byId(id.output) : undefined;
  if (!tone || !game || !isCulture(culture)) return null;
  return { cover: { game, tone, culture }, source: source as SourceFormat };
}

/** A cover depends only on its key and the generator version, so the ETag is known before rendering. */
function tagOf({ game, tone, culture }: CoverOf, variant: ImageVariant): string {
  const identity = `${coverVersion}/${coverKey(game, tone, culture)}/${variantKey(variant)}`;
  return `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}
