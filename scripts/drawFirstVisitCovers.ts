import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Host, country and language of a first visit. */
export interface Visit {
  host: string;
  country: string;
  language: string;
}

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
 * @returns number of pictures, including those that failed
 */
export async function drawFirstVisitCovers({
  webPort,
  visits,
  onProgress,
}: {
  webPort: number;
  visits: readonly Visit[];
  onProgress?: (done: number, total: number) => void;
}): Promise<number> {
  const pages = await Promise.all(visits.map((visit) => get(webPort, '/', headersOf(visit, webPort))));
  const pictures = [...new Set(pages.flatMap(coverUrls))];
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
 * @param page HTML
 */
export function coverUrls(page: string): string[] {
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

function headersOf({ host, country, language }: Visit, port: number) {
  return { host: `${host}:${port}`, 'cf-ipcountry': country, cookie: `userLanguage=${language}` };
}

/** The body of a response; empty when the request fails: a missing picture has a placeholder and must not block the start. */
async function get(port: number, path: string, headers: Record<string, string>, host = address): Promise<string> {
  try {
    const [response]: IncomingMessage[] = await once(request({ host, port, path, headers }).end(), 'response');
    return response === undefined ? '' : await text(response);
  } catch {
    return '';
  }
}
