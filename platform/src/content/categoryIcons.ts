import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brands, themeOfProduct } from '@foyer/brands/brands';
import { Hono } from 'hono';
import * as v from 'valibot';
import { drawnPictureHeaders } from '../media/drawnPicture.ts';

const iconPack = v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) });
/** Icons that categories may have; each also as `<name>-fill`, for the chosen one. */
const iconNames = ['house', 'sparkle', 'cherries', 'poker-chip', 'broadcast', 'trophy', 'lightning', 'heart', 'star', 'game-controller', 'cards', 'confetti', 'newspaper', 'book-open', 'paint-brush', 'shield-check'];

/** Whether a path of the media origin is one of these pictures. */
export function isCategoryIcon(path: string): boolean {
  const { brand, name } = /^\/category-icons\/(?<brand>[^/]+)\/(?<name>[a-z-]+?)(?:-fill)?\.svg$/.exec(path)?.groups ?? {};
  return name !== undefined && iconNames.includes(name) && (brand === '{{brandId}}' || brands.some(({ id }) => id === brand));
}

/**
 * `/category-icons/<brand>/<icon>.svg` on the media origin: an icon of the Phosphor pack in the brand's colours,
 * muted at rest and in the accent of texts when filled.
 */
export function categoryIcons(): Hono {
  let pack: Promise<v.InferOutput<typeof iconPack>> | undefined;
  const app = new Hono();
  app.get('/category-icons/:brand/:file', async (context) => {
    const brand = brands.find(({ id }) => id === context.req.param('brand'));
    const { name = '', fill } = /^(?<name>[a-z-]+?)(?<fill>-fill)?\.svg$/.exec(context.req.param('file'))?.groups ?? {};
    if (!brand || !iconNames.includes(name)) return context.notFound();
    // Four megabytes, read when the first icon is asked for.
    pack ??= readFile(fileURLToPath(import.meta.resolve('@iconify-json/ph/icons.json')), 'utf8').then((text) => v.parse(iconPack, JSON.parse(text)));
    const body = (await pack).icons[`${name}${fill ?? ''}`]?.body;
    if (body === undefined) return context.notFound();
    const { muted, accentText } = themeOfProduct(brand.productId).colours;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="24" height="24">${body.replaceAll('currentColor', fill ? accentText : muted)}</svg>`;
    return context.body(picture, 200, drawnPictureHeaders);
  });
  return app;
}
