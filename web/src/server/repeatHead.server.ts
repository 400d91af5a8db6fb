import type { IncomingMessage, ServerResponse } from 'node:http';

/** A head as Node wrote it out, and the second (Unix time) that its `Date` and `Age` are of. */
export interface SentHead {
  second: number;
  status: number;
  text: string;
}

/**
 * Writes a head, or repeats the one that the same answer had earlier in this second. Node looks at every character of
 * every header each time, which is a fifth of what a stored page costs; within a second nothing in its head changes.
 * It is Node's own text, taken from and put back where Node keeps it: there is no public way to hand over a whole head.
 * Where that place is gone, or this answer differs (another way to end the connection, a header set before), it is
 * written out anew.
 *
 * @param write calls `writeHead`, always with the same headers within a second
 * @returns the head to repeat, if there is one
 */
export function repeatHead(
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
