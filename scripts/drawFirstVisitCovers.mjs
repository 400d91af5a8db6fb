import { request } from 'node:http';

/**
 * Host, country and language of a first visit.
 * @typedef {{ host: string, country: string, language: string }} Visit
 */

const address = '127.0.0.1';
/** Concurrent requests for covers; the sandbox draws two at a time. */
const concurrency = 4;
/** Width of a tile on a desktop, in pixels. Every cover of a first page is requested in this width. */
const tileWidth = 240;
/** Widths of tiles on a phone and on a high-density desktop, requested for covers above the fold. */
const highDensityWidths = [360, 480];
const onFirstScreen = 12;

/**
 * Requests the first page of each visit and the covers on it, so that the sandbox draws them before anybody opens the
 * site. The pages name the covers.
 * @param {{ webPort: number, visits: readonly Visit[], onProgress?: (done: number, total: number) => void }} plan
 * @returns {Promise<number>} number of pictures, including those that failed
 */
export async function drawFirstVisitCovers({ webPort, visits, onProgress }) {
  const pages = await Promise.all(visits.map((visit) => get(webPort, '/', headersOf(visit, webPort))));
  const pictures = [...new Set(pages.flatMap(({ body }) => coverUrls(body)))];
  const waiting = pictures.values();
  let done = 0;
  const worker = async () => {
    for (const picture of waiting) {
      const { hostname, port, pathname, search, host } = new URL(picture);
      // Only browsers resolve the `.localhost` media host; a real host stays unchanged.
      const to = hostname.endsWith('.localhost') ? address : hostname;
      await get(Number(port || 80), pathname + search, { host }, to);
      done += 1;
      onProgress?.(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return pictures.length;
}

/**
 * Addresses of the covers of a page, in page order.
 * @param {string} page HTML @returns {string[]}
 */
export function coverUrls(page) {
  const covers = [
    ...new Set(
      [...page.matchAll(/https?:\/\/[^\s"'?]+/g)].map(([found]) => found).filter((found) => found.includes('/covers/')),
    ),
  ];
  return covers.flatMap((cover, index) =>
    [tileWidth, ...(index < onFirstScreen ? highDensityWidths : [])].map(
      (width) => `${cover}?rmode=max&width=${width}&quality=80&format=webp`,
    ),
  );
}

/** @param {Visit} visit @param {number} port */
function headersOf({ host, country, language }, port) {
  return { host: `${host}:${port}`, 'cf-ipcountry': country, cookie: `userLanguage=${language}` };
}

/**
 * Resolves with an empty body when the request fails: a missing picture has a placeholder and must not block the start.
 * @param {number} port @param {string} path @param {Record<string, string>} headers @param {string} [to]
 * @returns {Promise<{ body: string }>}
 */
function get(port, path, headers, to = address) {
  return new Promise((resolve) => {
    const requested = request({ host: to, port, path, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks).toString('utf8') }));
      response.on('error', () => resolve({ body: '' }));
    });
    requested.on('error', () => resolve({ body: '' }));
    requested.end();
  });
}
