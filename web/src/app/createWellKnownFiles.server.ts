import type { IncomingMessage, ServerResponse } from 'node:http';
import { themeOfProduct } from '@foyer/brands/brands';
import { sendText } from '../server/sendText.server.ts';
import type { Visit } from '../services/market/visit.ts';
import { faviconMarkup } from '../services/theme/faviconMarkup.ts';
import type { SiteMap } from './siteMap.server.ts';

/** The list of pages depends on the market, and so on the visitor's address and cookies. */
const privateForAnHour = { 'Cache-Control': 'private, max-age=3600' };
const cachedAnHour = { 'Cache-Control': 'public, max-age=3600' };
const cachedAWeek = { 'Cache-Control': 'public, max-age=604800' };

/**
 * Global Privacy Control: the site honours the signal, with the date since when. It does so in every consent mode,
 * because nothing is allowed before explicit consent on this site.
 */
const privacyControl = JSON.stringify({ gpc: true, lastUpdate: '2026-11-22' });

/** Serves well-known files. Returns false for any other address. */
export function createWellKnownFiles(
  siteMap: SiteMap,
): (path: string, request: IncomingMessage, response: ServerResponse, visit: Visit) => boolean {
  return (path, request, response, visit) => {
    switch (path) {
      case '/robots.txt':
        void siteMap
          .robots(visit, request.headers.host)
          .then((text) => sendText(response, 200, text, privateForAnHour));
        return true;
      case '/sitemap.xml':
        void siteMap
          .map(visit, request.headers.host)
          .then((map) =>
            map === null
              ? sendText(response, 404, 'Not found')
              : sendText(response, 200, map, { ...privateForAnHour, 'Content-Type': 'application/xml; charset=utf-8' }),
          );
        return true;
      // Pages name their icon. Browsers look here for everything else that they show in a tab, such as an error's text.
      case '/favicon.ico':
        sendText(response, 200, faviconMarkup(themeOfProduct(visit.productId)), {
          ...cachedAWeek,
          'Content-Type': 'image/svg+xml',
        });
        return true;
      case '/.well-known/gpc.json':
        sendText(response, 200, privacyControl, { ...cachedAnHour, 'Content-Type': 'application/json' });
        return true;
      default:
        return false;
    }
  };
}
