import type { HttpBindings } from '@hono/node-server';
import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorResponse } from './apiAnswer.ts';
import type { PlatformFetch } from './platformApp.ts';

/** Somebody asks for a socket in place of an answer. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The port the sandbox listens on. It is taken before anything else is touched, so that two sandboxes never share data. */
export interface Door {
  readonly port: number;
  /** From now on calls go here; before, they are answered 503. */
  serve(fetch: PlatformFetch, upgrade: Upgrade): void;
  /** Takes no new connection, waits for calls under way, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Slow callers lose their connection within ten seconds (abuse catalogue A20). */
const timeouts = { headersTimeout: 8000, requestTimeout: 9000, connectionsCheckingInterval: 500, keepAliveTimeout: 30_000 };

/** Rejects with the system's error, for example `EADDRINUSE`. Port 0 takes any free one. */
export async function openDoor({ port, host }: { port: number; host: string }): Promise<Door> {
  // Pages of every origin may read it: a browser that may not says that something is forbidden, and nobody looks for a start.
  let fetch: PlatformFetch = () => errorResponse(503, { message: 'Starting' }, { 'retry-after': '1', 'access-control-allow-origin': '*' });
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    serverOptions: timeouts,
  }) as Server;
  let upgrade: Upgrade = (_request, socket) => socket.destroy();
  /** The server does not count them among its connections once they are sockets. */
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Whoever breaks the line before it is a socket would end the process: nobody else listens by then.
    socket.on('error', () => undefined);
    upgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next, nextUpgrade) => {
      fetch = next;
      upgrade = nextUpgrade;
    },
    close: (graceMs) => closeServer(server, sockets, graceMs),
  };
}

function closeServer(server: Server, sockets: ReadonlySet<Duplex>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only when its last call is answered, so it is looked for again and again.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    }, graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
