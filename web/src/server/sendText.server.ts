import type { ServerResponse } from 'node:http';
import { apiHeaders } from './securityHeaders.server.ts';

/** Sends a short text instead of a page, uncacheable unless `headers` says otherwise. */
export function sendText(
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
  // Node omits the body for HEAD requests.
  response.end(text);
}
