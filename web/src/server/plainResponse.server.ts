import type { ServerResponse } from 'node:http';
import { apiHeaders } from './securityHeaders.server.ts';

/** A short text instead of a page. Nobody may store it unless `headers` says so. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...Object.fromEntries(apiHeaders),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    ...headers,
  });
  // After a HEAD, Node leaves the body out by itself.
  response.end(text);
}
