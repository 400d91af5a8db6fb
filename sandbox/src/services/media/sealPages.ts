import { brands } from '@foyer/brands/brands';
import { outlinedText } from '@foyer/games/artwork/outlinedText';
import { Hono } from 'hono';

/** Whether an editor's picture is the seal of a brand. */
export const isSealPath = (path: string): boolean => /^\/seals\/(?:[a-z\d-]{1,40}|\{\{brandId\}\})\.svg$/.test(path);

/** Seconds for which a seal may be shown: it names the day on which it was made. */
const sealSeconds = 3600;

/**
 * Serves `GET /seals/<brand>.svg`: the seal of a licensing authority, which an operator's media service would fetch from
 * it. The seal of the sandbox says that it is none.
 */
export function sealPages({ clock }: { clock: { now(): number } }): Hono {
  const pages = new Hono();
  pages.get('/seals/:file', (context) => {
    const brand = brands.find(({ id }) => `${id}.svg` === context.req.param('file'));
    if (brand === undefined) return context.notFound();
    context.header('cache-control', `public, max-age=${sealSeconds}`);
    context.header('content-type', 'image/svg+xml');
    return context.body(sealDrawing(brand.name, new Date(clock.now())));
  });
  return pages;
}

/** Names of brands are letters and spaces, so nothing has to be escaped. */
function sealDrawing(name: string, day: Date): string {
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const line = (text: string, y: number, size: number) => outlinedText(48, y, size, text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<title>${name}: play-money demonstration, ${date}</title>` +
    `<path d="M48 4 86 16v30c0 24-16 38-38 46C26 84 10 70 10 46V16z" fill="#17181a" stroke="#d9d4c7" stroke-width="3"/>` +
    `<path fill="#f4f1e8" d="${line('DEMO', 40, 19)}${line('NO LICENCE', 56, 10)}${line(date, 70, 9)}"/></svg>`
  );
}
