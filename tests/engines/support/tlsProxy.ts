import { request as send } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { selfSignedCertificate } from '../../support/testCertificates.ts';

/** Ends TLS for every local host name on one port. */
export interface TlsProxy {
  readonly port: number;
  stop(): void;
}

/** `portOf`: port of the server that serves a host name. `headers`: added to each request, as a CDN adds the country. */
interface TlsProxyOptions {
  portOf(hostName: string): number;
  headers: OutgoingHttpHeaders;
}

/** Engines differ in what they allow over plain HTTP on `*.localhost`, and agree over HTTPS. */
export async function startTlsProxy({ portOf, headers: added }: TlsProxyOptions): Promise<TlsProxy> {
  const sockets = new Set<Duplex>();
  const forward = ({ method, url: path, headers }: IncomingMessage) => {
    const { hostname } = new URL(`https://${headers.host}`);
    const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', ...added };
    return send({ host: '127.0.0.1', port: portOf(hostname), method, path, headers: { ...headers, ...forwarded } });
  };
  const server = createServer(selfSignedCertificate(['localhost', '*.localhost']), (request, response) => {
    const upstream = forward(request);
    upstream.on('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      // An event stream sends its head long before its first event.
      response.flushHeaders();
      received.pipe(response);
      received.on('error', () => response.destroy());
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  server.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, client: Duplex, first: Buffer) => {
    const upstream = forward(request);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    upstream.on('response', (received) => client.end(`HTTP/1.1 ${received.statusCode} Refused\r\n\r\n`));
    upstream.on('upgrade', (received, socket) => {
      const lines = received.rawHeaders.flatMap((text, at, all) => (at % 2 === 0 ? [`${text}: ${all[at + 1]}`] : []));
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      client.pipe(socket).pipe(client);
      for (const [one, other] of [
        [client, socket],
        [socket, client],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
