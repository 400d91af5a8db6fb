import { createServer, request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A request that left the browser, as the proxy saw it. */
export interface RecordedRequest {
  /** Host name without port. */
  readonly host: string;
  readonly path: string;
  readonly method: string;
  readonly isSocket: boolean;
  /** Bytes of the request with its head, and of frames for a socket. */
  sentBytes: number;
  receivedBytes: number;
  /** False while the response or the socket is still open. */
  isEnded: boolean;
}

/** A forward proxy of a browser that records every request and socket to any host. Only local hosts are reached. */
export interface RecordingProxy {
  /** Address for the browser's proxy setting. */
  readonly address: string;
  /** In order of arrival. */
  readonly requests: readonly RecordedRequest[];
  stop(): void;
}

const headBytes = ({ method, url, rawHeaders }: IncomingMessage): number =>
  `${method} ${url} HTTP/1.1\r\n`.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0) + 2;

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  const record = (entry: Omit<RecordedRequest, 'receivedBytes' | 'isEnded'>) => {
    const recorded: RecordedRequest = { ...entry, receivedBytes: 0, isEnded: false };
    requests.push(recorded);
    return recorded;
  };

  const server = createServer((request, response) => {
    const { hostname, port, pathname, search } = new URL(request.url ?? '/', 'http://unknown');
    const { method = 'GET' } = request;
    const recorded = record({ host: hostname, path: pathname, method, isSocket: false, sentBytes: headBytes(request) });
    request.on('data', (part: Buffer) => void (recorded.sentBytes += part.length));
    response.on('close', () => void (recorded.isEnded = true));
    if (!isLocal(hostname)) {
      response.writeHead(502).end();
      return;
    }
    const { 'proxy-connection': _hop, ...headers } = request.headers;
    const upstream = send({ host: '127.0.0.1', port, method, path: `${pathname}${search}`, headers });
    upstream.on('response', (received) => {
      received.on('data', (part: Buffer) => void (recorded.receivedBytes += part.length));
      response.writeHead(received.statusCode ?? 502, received.headers);
      response.flushHeaders();
      received.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });

  // Browsers open WebSockets through a tunnel.
  server.on('connect', (request: IncomingMessage, client: Socket, first: Buffer) => {
    const [host = '', port = '0'] = (request.url ?? '').split(':');
    const recorded = record({ host, path: '/', method: 'CONNECT', isSocket: true, sentBytes: headBytes(request) });
    client.on('close', () => void (recorded.isEnded = true));
    if (!isLocal(host)) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    sockets.add(client);
    const upstream = connect(Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(first);
      client.pipe(upstream);
      upstream.pipe(client);
    });
    client.on('data', (part: Buffer) => void (recorded.sentBytes += part.length));
    upstream.on('data', (part: Buffer) => void (recorded.receivedBytes += part.length));
    client.on('error', () => upstream.destroy());
    client.on('close', () => {
      sockets.delete(client);
      upstream.destroy();
    });
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    requests,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
