import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { apiHeaders } from './securityHeaders.server.ts';
import { sendText } from './sendText.server.ts';

/**
 * Maximum size of a request's address and headers, in bytes. Browsers send the cookies of every host of the operator's
 * domain, which this site cannot limit. Node reads 64 KiB at once, so that the first packet of a longer request mostly
 * still has its address.
 */
export const maxHeadBytes = 61_440;
/** Maximum length of an address, and of everything in `maxHeadBytes` but cookies. */
const maxAddressLength = 15_000;
const maxLengthWithoutCookies = 16_384;

/** Limits for reading and discarding input after a refusal; a sender that stops is disconnected sooner. */
const maxMsAfter = 3000;
const maxBytesAfter = 32 * 1024 * 1024;

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** Refusals that a person can meet in a browser. */
export const pageRefusals = ['addressTooLong', 'headersTooLong', 'unreadable'] as const;
export type PageRefusal = (typeof pageRefusals)[number];
/** Page for a person; calls get JSON. */
export type RefusalPages = Readonly<Record<PageRefusal, string>>;

const refusals = {
  addressTooLong: { status: 414, reason: 'URI Too Long', message: 'The address is too long.' },
  headersTooLong: { status: 431, reason: 'Request Header Fields Too Large', message: 'The headers are too long.' },
  bodyTooLong: { status: 413, reason: 'Payload Too Large', message: 'The body is too long.' },
  timeout: { status: 408, reason: 'Request Timeout', message: 'The request took too long.' },
  unreadable: { status: 400, reason: 'Bad Request', message: 'The request cannot be read.' },
} as const;
type Refusal = keyof typeof refusals;

interface RefusalSettings {
  pages: RefusalPages;
  /** Headers that every response of the site has. */
  extraHeaders?: readonly (readonly [string, string])[];
}

/** Refuses requests whose address or headers without cookies are too long; passes on all others. */
export function limitHeads(
  listener: RequestListener,
  { pages, extraHeaders = [] }: RefusalSettings,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { url = '', method = '' } = request;
    const refusal =
      url.length > maxAddressLength
        ? 'addressTooLong'
        : url.length + lengthWithoutCookies(request.rawHeaders) > maxLengthWithoutCookies
          ? 'headersTooLong'
          : null;
    if (refusal === null) {
      listener(request, response);
      return;
    }
    const [type, body] = bodyOf(refusal, pages, isPage(method, url));
    sendText(response, refusals[refusal].status, body, {
      Connection: 'close',
      'Content-Type': type,
      ...Object.fromEntries(extraHeaders),
    });
  };
}

/** A plain loop, because every request passes here. */
function lengthWithoutCookies(rawHeaders: readonly string[]): number {
  let length = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 6 || name.toLowerCase() !== 'cookie')
      length += name.length + (rawHeaders[index + 1] ?? '').length;
  }
  return length;
}

const isPage = (method: string, url: string) => method === 'GET' && !/^\/(?:api|webhooks)\//.test(url);

function bodyOf(refusal: Refusal, pages: RefusalPages, asPage: boolean): [type: string, body: string] {
  const page = asPage ? (pages as Partial<Record<Refusal, string>>)[refusal] : undefined;
  return page === undefined
    ? ['application/json', JSON.stringify({ message: refusals[refusal].message })]
    : ['text/html; charset=utf-8', page];
}

/**
 * Responds to malformed requests, after the responses to earlier requests of the same connection. Closing a connection
 * during an upload resets it and loses the response, so that an oversized list of ids would look like a broken server.
 * So the remaining input is read and discarded, within limits.
 */
export function respondToMalformedRequests(server: Server, settings: RefusalSettings): void {
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
        : sendRefusal(socket, error, settings);
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

function sendRefusal(socket: Socket, error: ParseError, { pages, extraHeaders = [] }: RefusalSettings): void {
  if (!socket.writable) return;
  const refusal = refusalOf(error);
  const { status, reason } = refusals[refusal];
  const [type, body] = bodyOf(refusal, pages, wantsPage(refusal, error.rawPacket));
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Connection: close',
      `Content-Type: ${type}`,
      'Cache-Control: no-store',
      ...[...apiHeaders, ...extraHeaders].map(([name, value]) => `${name}: ${value}`),
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

function refusalOf({ code, rawPacket }: ParseError): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return isWithinAddress(rawPacket?.toString('latin1') ?? '') ? 'addressTooLong' : 'headersTooLong';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'bodyTooLong';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'timeout';
    default:
      return 'unreadable';
  }
}

const requestLine = /^([A-Z]+) (\S*)/;

/** Whether the packet in which a head became too long ends within the address, which has no spaces and line ends. */
function isWithinAddress(packet: string): boolean {
  const address = requestLine.exec(packet)?.[2];
  return address === undefined ? !/\s/.test(packet) : address.length > maxAddressLength;
}

/** Long headers arrive in several packets, and the last one does not say what was requested: then a person may read. */
function wantsPage(refusal: Refusal, rawPacket: Buffer | undefined): boolean {
  const start = rawPacket?.toString('latin1', 0, 64) ?? '';
  const [, method, url] = requestLine.exec(start) ?? [];
  return method === undefined || url === undefined ? refusal === 'headersTooLong' : isPage(method, url);
}
