import { createHash } from 'node:crypto';
import { coverTones } from '@foyer/contract/games';
import { gameGroupIdText } from '@foyer/contract/ids';
import { defaultCulture, isCulture } from '@foyer/contract/languages';
import { artShapes, type ArtKind } from '@foyer/games/artwork/covers/artKinds';
import { coverVersion } from '@foyer/games/artwork/covers/drawCover';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { artKey, type ArtOf } from './coverJob.ts';
import { parseRendering, variantKey, variantOf, type ImageVariant, type SourceFormat } from './imageVariant.ts';
import { mediaCredits } from './mediaCredits.ts';
import type { Pictures } from './pictures.ts';

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
 * Serves `GET /<covers|wide>/<tone>/<id>[-<language>].<webp|png|svg>` with the parameters of `imageRendering`, and the
 * credits.
 */
export function mediaPages(catalogue: Catalogue, pictures: Pictures): Hono {
  const pages = new Hono();
  pages.use(withSafety);
  pages.get('/credits.json', (context) => context.json(mediaCredits));
  for (const [folder, kind] of [
    ['covers', 'cover'],
    ['wide', 'wide'],
  ] as const)
    pages.get(`/${folder}/:tone/:file`, (context) => serveArt(context, kind, { catalogue, pictures }));
  return pages;
}

/**
 * Serves `GET /game-art/<scene|title|symbol>/<tone>/<id>[-<language>].webp` with the parameters of `imageRendering`: the
 * art of a game's frame, on the frame's own origin.
 */
export function gameArtPages(catalogue: Catalogue, pictures: Pictures): Hono {
  const pages = new Hono();
  pages.use('/game-art/*', withSafety);
  pages.get('/game-art/:kind{scene|title|symbol}/:tone/:file', (context) =>
    serveArt(context, context.req.param('kind') as ArtKind, { catalogue, pictures }),
  );
  return pages;
}

const withSafety: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(safety)) context.header(name, value);
};

async function serveArt(
  context: Context,
  kind: ArtKind,
  { catalogue, pictures }: { catalogue: Catalogue; pictures: Pictures },
): Promise<Response> {
  const requested = artAt(catalogue, kind, context.req.param('tone') ?? '', context.req.param('file') ?? '');
  if (!requested) return context.text('no such cover', 404);
  const rendering = parseRendering(context.req.queries());
  if (!rendering) return context.text('rendering parameters not understood', 400);
  const { art, source } = requested;
  const variant = variantOf(rendering, source, kind);
  const etag = tagOf(art, variant);
  if (
    context.req
      .header('if-none-match')
      ?.split(',')
      .some((tag) => tag.trim() === etag)
  )
    return context.body(null, 304, { ETag: etag, 'Cache-Control': immutableCache });
  const { bytes, isFallback } = await pictures.picture(art, variant);
  const caching = isFallback ? { 'Cache-Control': shortCache } : { 'Cache-Control': immutableCache, ETag: etag };
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': contentTypes[variant.format], ...caching });
}

const fileName = /^(\d{1,9})(?:-([a-z]{2}))?\.(webp|png|svg)$/;

function artAt(
  catalogue: Catalogue,
  kind: ArtKind,
  toneText: string,
  file: string,
): { art: ArtOf; source: SourceFormat } | null {
  const tone = coverTones.find((known) => known === toneText);
  const [, idText = '', culture = defaultCulture, source] = fileName.exec(file) ?? [];
  const id = v.safeParse(gameGroupIdText, idText);
  const game = id.success ? catalogue.byId(id.output) : undefined;
  if (!tone || !game || !isCulture(culture)) return null;
  if (!artShapes[kind].hasText && culture !== defaultCulture) return null;
  return { art: { game, kind, tone, culture }, source: source as SourceFormat };
}

/** Art depends only on its key and the generator version, so the ETag is known before rendering. */
function tagOf(art: ArtOf, variant: ImageVariant): string {
  const identity = `${coverVersion}/${artKey(art)}/${variantKey(variant)}`;
  return `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}
