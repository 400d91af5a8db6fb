import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What goes on coming after a refusal is read and thrown away, within these bounds; a sender who stops is gone sooner. */
const mostMsAfter = 3000;
const mostBytesAfter = 32 * 1024 * 1024;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Answers requests that cannot be read. A connection that is closed while the sender is still sending is reset, and the
 * answer is lost on the way: a list of a million ids would look like a broken server and not like a wrong request. So the
 * rest is heard out, within bounds.
 */
export function answerBrokenRequests(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on('request', (request, response) => responses.set(request.socket, response));
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // The parser complains about every further piece.
    if (refused.has(socket)) return;
    refused.add(socket);
    const response = responses.get(socket);
    const isAnswering = response !== undefined && response.headersSent && !response.writableEnded;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const [status, message] = refusalOf(error);
    const body = JSON.stringify({ message });
    socket.end(
      [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: application/json', 'Cache-Control: no-store', 'X-Content-Type-Options: nosniff', `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
    );
    const timer = setTimeout(() => socket.destroy(), mostMsAfter);
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytesAfter) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => clearTimeout(timer));
    socket.resume();
  });
}

function refusalOf({ code, rawPacket }: ParseError): [status: string, message: string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      // The first line did not end within what is read: the address is what is too long.
      return rawPacket?.includes('\r\n') === false || (rawPacket?.indexOf('\r\n') ?? 0) > longestAddress
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
const longestAddress = 15_000;
