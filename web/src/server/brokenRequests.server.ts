import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What goes on coming after a refusal is read and thrown away, within these bounds; a sender who stops is gone sooner. */
const maxMsAfter = 3000;
const maxBytesAfter = 32 * 1024 * 1024;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Answers requests that cannot be read, after the responses to whole requests that came before on the same connection
 * have been sent. A connection that is closed while the sender is still sending is reset, and the
 * answer is lost on the way: a list of a million ids would look like a broken server and not like a wrong request. So the
 * rest is heard out, within bounds.
 * @param extraHeaders name and value of headers that every response of the site carries
 */
export function respondToBrokenRequests(
  server: Server,
  extraHeaders: readonly (readonly [string, string])[] = [],
): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  const refused = new WeakSet<Socket>();
  server.on('request', ({ socket }, response) => {
    const ofSocket = open.get(socket) ?? new Set();
    open.set(socket, ofSocket.add(response));
    response.once('close', () => ofSocket.delete(response));
  });
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // The parser complains about every further piece.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const responses = [...(open.get(socket) ?? [])];
    // The broken request may have begun well: then its own response must not be waited for.
    const earlier = responses.filter(({ req }) => req.complete);
    const refuse = () =>
      responses.some((response) => !earlier.includes(response) && response.headersSent)
        ? socket.destroy()
        : sendRefusal(socket, error, extraHeaders);
    afterAll(earlier, refuse);
  });
}

/** Calls once every response has been sent or has lost its connection. */
function afterAll(responses: readonly ServerResponse[], then: () => void): void {
  let left = responses.length;
  if (left === 0) then();
  for (const response of responses) {
    response.once('close', () => {
      left -= 1;
      if (left === 0) then();
    });
  }
}

function sendRefusal(socket: Socket, error: ParseError, extraHeaders: readonly (readonly [string, string])[]): void {
  if (!socket.writable) return;
  const [status, message] = refusalOf(error);
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json',
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      ...extraHeaders.map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  const timer = setTimeout(() => socket.destroy(), maxMsAfter);
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > maxBytesAfter) socket.destroy();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => clearTimeout(timer));
  socket.resume();
}

function refusalOf({ code, rawPacket }: ParseError): [status: string, message: string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      // The first line did not end within what is read: the address is what is too long.
      return rawPacket?.includes('\r\n') === false || (rawPacket?.indexOf('\r\n') ?? 0) > maxAddressLength
        ? ['414 URI Too Long', 'The address is too long.']
        : ['431 Request Header Fields Too Large', 'The headers are too long.'];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return ['413 Payload Too Large', 'The body is too long.'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request took too long.'];
    default:
      return ['400 Bad Request', 'The request cannot be read.'];
  }
}

/** What the server's limit for headers leaves to the first line. */
const maxAddressLength = 15_000;
