import { request } from 'node:http';

/**
 * What somebody who comes for the first time may be: a host, a country, a language.
 * @typedef {{ host: string, country: string, language: string }} Visit
 */

const address = '127.0.0.1';
/** Covers asked for at a time; the sandbox draws two. */
const atOnce = 4;
/** Width of a tile on a desktop: every cover of a first page is asked for in it. */
const tileWidth = 240;
/** Widths of tiles on a phone and on a desktop with a fine screen, asked for of what stands on the first screen. */
const fineWidths = [360, 480];
const onFirstScreen = 12;

/**
 * Opens the first page as each visitor would and asks for the covers on it, so that the sandbox has drawn them before
 * anybody looks. The web itself says which ones: nobody else knows what a page shows.
 * @param {{ webPort: number, visits: readonly Visit[], onProgress?: (done: number, total: number) => void }} plan
 * @returns {Promise<number>} how many pictures that are; those that could not be had are counted too
 */
export async function drawFirstVisit({ webPort, visits, onProgress }) {
  const pages = await Promise.all(visits.map((visit) => get(webPort, '/', headersOf(visit, webPort))));
  const pictures = [...new Set(pages.flatMap(({ body }) => picturesOf(body)))];
  const waiting = pictures.values();
  let done = 0;
  const worker = async () => {
    for (const picture of waiting) {
      const { hostname, port, pathname, search, host } = new URL(picture);
      // The media host is a name only browsers resolve; a real one is left as it is.
      const to = hostname.endsWith('.localhost') ? address : hostname;
      await get(Number(port || 80), pathname + search, { host }, to);
      done += 1;
      onProgress?.(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return pictures.length;
}

/**
 * Addresses of the pictures of a page's covers, in the order in which they stand on it.
 * @param {string} page markup @returns {string[]}
 */
export function picturesOf(page) {
  const covers = [
    ...new Set(
      [...page.matchAll(/https?:\/\/[^\s"'?]+/g)].map(([found]) => found).filter((found) => found.includes('/covers/')),
    ),
  ];
  return covers.flatMap((cover, index) =>
    [tileWidth, ...(index < onFirstScreen ? fineWidths : [])].map(
      (width) => `${cover}?rmode=max&width=${width}&quality=80&format=webp`,
    ),
  );
}

/** @param {Visit} visit @param {number} port */
function headersOf({ host, country, language }, port) {
  return { host: `${host}:${port}`, 'cf-ipcountry': country, cookie: `userLanguage=${language}` };
}

/**
 * A failed request is an empty answer: a missing picture has a stand-in and must not keep anybody from playing.
 * @param {number} port @param {string} path @param {Record<string, string>} headers @param {string} [to]
 * @returns {Promise<{ body: string }>}
 */
function get(port, path, headers, to = address) {
  return new Promise((resolve) => {
    const asked = request({ host: to, port, path, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks).toString('utf8') }));
      response.on('error', () => resolve({ body: '' }));
    });
    asked.on('error', () => resolve({ body: '' }));
    asked.end();
  });
}
