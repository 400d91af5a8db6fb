import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits for reading and discarding input after a refusal; a sender that stops is disconnected sooner. */
const maxMsAfter = 3000;
const maxBytesAfter = 32 * 1024 * 1024;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Responds to malformed requests, after the responses to earlier requests of the same connection. Closing a connection
 * during an upload resets it and loses the response, so that an oversized list of ids would look like a broken server.
 * So the remaining input is read and discarded, within limits.
 * @param extraHeaders alternating names and values of headers that every response of the site has
 */
export function respondToMalformedRequests(
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
    // The parser reports every further piece.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const responses = [...(open.get(socket) ?? [])];
    // The broken request may have started well; do not wait for its own response.
    const earlier = responses.filter(({ req }) => req.complete);
    const refuse = () =>
      responses.some((response) => !earlier.includes(response) && response.headersSent)
        ? socket.destroy()
        : sendRefusal(socket, error, extraHeaders);
    afterAll(earlier, refuse);
  });
}

/** Calls back when every response has been sent or has lost its connection. */
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
      // The request line did not end within the limit, so the address is too long.
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

/** Part of the server's header limit that is left for the request line. */
const maxAddressLength = 15_000;
