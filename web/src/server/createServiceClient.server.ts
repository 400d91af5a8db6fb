import { Agent as HttpAgent, request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import type { Readable } from 'node:stream';
import type { SecureContextOptions } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ownValue } from '@foyer/contract/ownValue';

/** A call of a service. */
export interface ServiceCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** The call may reach the service twice. */
  isRepeatable?: boolean;
  /** Ends the call, its body included. */
  signal: AbortSignal;
}

/** The head of a service's response, whose body is still to be read. */
export interface ServiceResponse {
  status: number;
  /** Names of headers are in lower case. */
  headers: Pick<Headers, 'get' | 'has'>;
  /**
   * Reads the body, uncompressed. Stops reading beyond the limit, so that memory stays bounded.
   * @returns null for a longer body
   */
  text(maxBytes: number): Promise<string | null>;
  /** Gives up the body. */
  discard(): void;
}

/**
 * Sends a call and follows no redirect. A failed connection rejects with an error that has a `code`, such as
 * `ECONNREFUSED` or `CERT_HAS_EXPIRED`.
 */
export type SendCall = (address: string, call: ServiceCall) => Promise<ServiceResponse>;

/** Shorter than servers keep an idle connection, unless they say how long with `Keep-Alive`. */
const idleConnectionMs = 4000;

const decoders = new Map<string, () => NodeJS.ReadWriteStream & Readable>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * Creates a client with connections of its own, which calls one after the other share. It costs less CPU than `fetch`,
 * which makes a web stream of every body.
 * @param tls certificate and key of the client, and authorities to trust
 */
export function createServiceClient(tls: Pick<SecureContextOptions, 'cert' | 'key' | 'ca'> | null = null): SendCall {
  const settings = { keepAlive: true, timeout: idleConnectionMs };
  const plain = new HttpAgent(settings);
  const secure = new TlsAgent({ ...settings, ...tls });
  const send: SendCall = (address, call) =>
    new Promise((resolve, reject) => {
      const { method, headers, body, signal, isRepeatable = false } = call;
      const sent = {
        method,
        signal,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      };
      const outgoing = address.startsWith('https:')
        ? requestTls(address, { ...sent, agent: secure })
        : requestPlain(address, { ...sent, agent: plain });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The service closed the idle connection while the call was on its way: each repetition uses up one of them.
        const isStale = outgoing.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (isStale && isRepeatable && !signal.aborted) resolve(send(address, call));
        else reject(error);
      });
      outgoing.on('response', (incoming) => resolve(responseOf(incoming)));
      outgoing.end(body);
    });
  return send;
}

function responseOf(incoming: IncomingMessage): ServiceResponse {
  const get = (name: string) => {
    const value = ownValue(incoming.headers, name);
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return {
    status: incoming.statusCode ?? 502,
    headers: { get, has: (name) => get(name) !== null },
    text: (maxBytes) => readText(incoming, maxBytes),
    discard: () => void incoming.destroy(),
  };
}

function readText(incoming: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const decoder = decoders.get(incoming.headers['content-encoding'] ?? '')?.();
    const chunks: Buffer[] = [];
    let size = 0;
    const body: Readable = decoder === undefined ? incoming : incoming.pipe(decoder);
    body.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return void chunks.push(chunk);
      resolve(null);
      decoder?.destroy();
      incoming.destroy();
    });
    body.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const fail = (error: Error) => {
      reject(error);
      decoder?.destroy();
      incoming.destroy();
    };
    incoming.on('error', fail);
    if (decoder !== undefined) decoder.on('error', fail);
  });
}
