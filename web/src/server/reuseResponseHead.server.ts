import type { IncomingMessage, ServerResponse } from 'node:http';

/** A serialized response head, and the second (Unix time) of its `Date` and `Age`. */
export interface SentHead {
  second: number;
  status: number;
  text: string;
}

/**
 * Writes a response head, or repeats the serialized head of the same response from the same second. Node validates
 * every header character each time, which is a fifth of a cached page's cost, and within a second nothing in the head
 * changes. Uses an internal property of Node, because there is no public API for a complete head. Falls back to writing
 * normally when that property is missing or the response differs (another connection mode, a header set before).
 * @param write calls `writeHead`, with the same headers within a second
 * @returns the head to repeat, if any
 */
export function reuseResponseHead(
  request: IncomingMessage,
  response: ServerResponse,
  sent: SentHead | undefined,
  now: number,
  write: () => void,
): SentHead | undefined {
  const second = Math.floor(now / 1000);
  const isUsual =
    request.method === 'GET' &&
    request.httpVersionMinor === 1 &&
    response.shouldKeepAlive &&
    response.getHeaderNames().length === 0;
  if (!isUsual || !('_header' in response)) {
    write();
    return sent;
  }
  if (sent?.second === second) {
    response.statusCode = sent.status;
    response._header = sent.text;
    return sent;
  }
  write();
  return typeof response._header === 'string'
    ? { second, status: response.statusCode, text: response._header }
    : undefined;
}
