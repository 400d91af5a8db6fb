import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import type { ServiceResponse } from '../../tests/conformance/checkResponse.ts';
import { pathParameters } from '../adapters/pathParameters.ts';

/** A call of the web server and the response of a service. Holds received values: nothing of it is printed or stored. */
export interface Exchange {
  service: OperatorService;
  /** Null for a call that the contract does not have. */
  endpoint: AnyEndpoint | null;
  method: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: string;
  response: ServiceResponse;
  milliseconds: number;
}

export interface RecordingProxy {
  /** Address of each service at the proxy. */
  bases: Partial<Record<OperatorService, string>>;
  stop(): Promise<void>;
}

interface RecordingProxyOptions {
  bases: Partial<Record<OperatorService, string>>;
  /** 0 takes any free port. */
  port: number;
  host: string;
  onExchange: (exchange: Exchange) => void;
  /** Time from the call to the end of the response's body. */
  deadlineMs?: number;
  maxRequestBytes?: number;
  maxResponseBytes?: number;
}

const mebibyte = 1024 * 1024;
const maxConnections = 256;
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;
/** Headers of one connection, and those that `fetch` writes itself. */
const ownHeaders = new Set(
  'connection keep-alive proxy-connection te trailer transfer-encoding upgrade expect host content-length accept-encoding content-encoding'.split(
    ' ',
  ),
);

/** Stands between the web server and the services, passes every call on, and reports it with its response. */
export async function startRecordingProxy({
  bases,
  port,
  host,
  onExchange,
  deadlineMs = 10_000,
  maxRequestBytes = 16 * mebibyte,
  maxResponseBytes = 6 * mebibyte,
}: RecordingProxyOptions): Promise<RecordingProxy> {
  const isLoopback = loopback.test(host);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    // A page in a browser must not reach the services through this port.
    const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
    if (isBrowser || (isLoopback && !loopback.test(headers.host ?? '')))
      return refuse(response, 403, 'Not for browsers.');
    const address = URL.parse(url, 'http://proxy');
    const [, service = '', ...parts] = (address?.pathname ?? '').split('/');
    const base = Object.entries(bases).find(([name]) => name === service)?.[1];
    if (address === null || base === undefined) return refuse(response, 404, 'The proxy has no such service.');
    const body = await bytesOf(request, maxRequestBytes);
    if (body === null) return refuse(response, 413, 'The body is too large for the proxy.');

    const began = performance.now();
    const aborted = new AbortController();
    response.once('close', () => aborted.abort());
    const received = await callThrough(
      `${base}/${parts.join('/')}${address.search}`,
      {
        method,
        redirect: 'manual',
        headers: passedOn(Object.entries(headers)),
        signal: AbortSignal.any([aborted.signal, AbortSignal.timeout(deadlineMs)]),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      },
      maxResponseBytes,
    );
    const found = endpointAt(service, method, parts);
    onExchange({
      service: service as OperatorService,
      endpoint: found?.endpoint ?? null,
      method,
      params: found?.params ?? {},
      query: Object.fromEntries(address.searchParams),
      body: body.toString('utf8'),
      response:
        'failed' in received
          ? received
          : {
              status: received.status,
              contentType: received.headers['content-type'] ?? '',
              text: received.bytes.toString('utf8'),
            },
      milliseconds: Math.round(performance.now() - began),
    });
    if ('failed' in received) return refuse(response, received.isLate ? 504 : 502, 'The service failed.');
    response.writeHead(received.status, received.headers).end(received.bytes);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => refuse(response, 400, 'The request cannot be read.'));
  });
  server.maxConnections = maxConnections;
  server.requestTimeout = deadlineMs + 5000;
  server.listen(port, host);
  await once(server, 'listening');
  const origin = `http://${isLoopback ? host : '127.0.0.1'}:${(server.address() as AddressInfo).port}`;
  return {
    bases: Object.fromEntries(Object.keys(bases).map((service) => [service, `${origin}/${service}`])),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Answered =
  | { failed: string; isLate: boolean }
  | { status: number; headers: Record<string, string>; bytes: Buffer };

async function callThrough(address: string, init: RequestInit, maxBytes: number): Promise<Answered> {
  try {
    const response = await fetch(address, init);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) return { failed: `a response above the limit of ${maxBytes} bytes`, isLate: false };
      chunks.push(chunk);
    }
    return { status: response.status, headers: passedOn([...response.headers]), bytes: Buffer.concat(chunks) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failed: isLate ? 'no complete response in time' : 'no response: the connection failed', isLate };
  }
}

/** The body; null if it is too large. */
async function bytesOf(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

const passedOn = (headers: readonly (readonly [string, string | string[] | undefined])[]): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || ownHeaders.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** The endpoint with the fewest parameters whose path this is. */
function endpointAt(service: string, method: string, parts: readonly string[]) {
  return serviceEndpoints
    .filter((one) => one.service === service && one.method === method)
    .flatMap((endpoint) => {
      const params = pathParameters(endpoint, parts);
      return params === null ? [] : [{ endpoint, params }];
    })
    .toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}
