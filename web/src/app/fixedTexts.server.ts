import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '../market/visit.ts';
import { sendPlain } from '../server/plainResponse.server.ts';
import type { SiteMap } from './siteMap.server.ts';

const cachedAnHour = { 'Cache-Control': 'public, max-age=3600' };

/**
 * Global Privacy Control: the site does as a browser asks that says no for its owner, and since when that is promised. It
 * holds whoever asks for consent, because nothing is allowed here before a yes that was given to this very site.
 */
const privacyControl = JSON.stringify({ gpc: true, lastUpdate: '2026-11-22' });

/** What programs ask a host for at addresses that are the same everywhere. Answers false for any other address. */
export function createFixedTexts(
  siteMap: SiteMap,
): (path: string, request: IncomingMessage, response: ServerResponse, visit: Visit) => boolean {
  return (path, request, response, visit) => {
    switch (path) {
      case '/robots.txt':
        void siteMap.robots(visit, request.headers.host).then((text) => sendPlain(response, 200, text, cachedAnHour));
        return true;
      case '/sitemap.xml':
        void siteMap
          .map(visit, request.headers.host)
          .then((map) =>
            map === null
              ? sendPlain(response, 404, 'Not found')
              : sendPlain(response, 200, map, { ...cachedAnHour, 'Content-Type': 'application/xml; charset=utf-8' }),
          );
        return true;
      case '/.well-known/gpc.json':
        sendPlain(response, 200, privacyControl, { ...cachedAnHour, 'Content-Type': 'application/json' });
        return true;
      default:
        return false;
    }
  };
}
