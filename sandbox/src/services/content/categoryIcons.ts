import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { Hono } from 'hono';
import * as v from 'valibot';
import { drawnPictureHeaders } from '../../kernel/drawnPictureHeaders.ts';

/** Names of category icons. Each also exists as `<name>-fill` for the selected category. */
const names = [
  'house',
  'sparkle',
  'cherries',
  'poker-chip',
  'broadcast',
  'trophy',
  'lightning',
  'heart',
  'star',
  'game-controller',
  'cards',
  'confetti',
  'newspaper',
  'book-open',
  'paint-brush',
  'shield-check',
];
const iconNames = names.flatMap((name) => [name, `${name}-fill`]);

/** Schema of the part of the icon pack that is used. */
const iconPack = v.object({
  icons: v.object(Object.fromEntries(iconNames.map((name) => [name, v.object({ body: v.string() })]))),
});

/** Returns whether a path of the media origin is one of these icons. */
export function isCategoryIcon(path: string): boolean {
  const { brand, name } = /^\/category-icons\/(?<brand>[^/]+)\.svg#(?<name>[a-z-]+)$/.exec(path)?.groups ?? {};
  return (
    name !== undefined && iconNames.includes(name) && (brand === '{{brandId}}' || brands.some(({ id }) => id === brand))
  );
}

/**
 * Serves `/category-icons/<brand>.svg#<icon>` on the media origin: Phosphor icons in the brand's colours, muted by
 * default and in the accent text colour when filled. Each brand has one file with a view per icon, so that a lobby with
 * eight icons makes one request.
 */
export function categoryIcons(): Hono {
  let icons: ReturnType<typeof readIcons> | undefined;
  const app = new Hono();
  app.get('/category-icons/:file', async (context) => {
    const brand = brands.find(({ id }) => `${id}.svg` === context.req.param('file'));
    if (!brand) return context.notFound();
    icons ??= readIcons();
    return context.body(sheetOf(await icons, brand), 200, drawnPictureHeaders);
  });
  return app;
}

/** Reads the pack (4 MB) at the first request. */
async function readIcons(): Promise<[name: string, icon: { body: string }][]> {
  const text = await readFile(fileURLToPath(import.meta.resolve('@iconify-json/ph/icons.json')), 'utf8');
  return Object.entries(v.parse(iconPack, JSON.parse(text)).icons);
}

/** Width and height of an icon in units of the pack. */
const side = 256;

/** Lays the icons out side by side. */
function sheetOf(icons: Awaited<ReturnType<typeof readIcons>>, { productId }: Brand): string {
  const { muted, accentText } = themeOfProduct(productId).colours;
  const drawn = icons.map(([name, { body }], at) => {
    const coloured = body.replaceAll('currentColor', name.endsWith('-fill') ? accentText : muted);
    return `<view id="${name}" viewBox="${at * side} 0 ${side} ${side}"/><g transform="translate(${at * side})">${coloured}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icons.length * side} ${side}">${drawn.join('')}</svg>`;
}
