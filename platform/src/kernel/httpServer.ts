import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { createAdaptorServer } from '@hono/node-server';
import { errorResponse } from './apiResponse.ts';
import { pageParts } from './pageOrigins.ts';
import type { PageHost, PagePart } from './pageOrigins.ts';
import type { PlatformFetch } from './platformApp.ts';

/** Somebody asks for a socket in place of an answer. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The ports the sandbox listens on. They are taken before anything else is touched, so that two sandboxes never share data. */
export interface HttpServer {
  readonly port: number;
  /** Where other devices find the parts; null where only this machine does. */
  readonly pageHost: PageHost | null;
  /** From now on calls go here; before, they are answered 503. */
  serve(fetch: PlatformFetch, upgrade: Upgrade): void;
  /** Takes no new connection, waits for calls under way, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

interface HttpServerOptions {
  /** 0 takes any free one. */
  port: number;
  host: string;
  /** Address of an interface at which every part gets a port of its own: those that follow `port`. */
  pageHost?: string | null;
}

/** Slow callers lose their connection within ten seconds (abuse catalogue A20). */
const timeouts = {
  headersTimeout: 8000,
  requestTimeout: 9000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 30_000,
};

/** Rejects with the system's error, for example `EADDRINUSE`, after closing every port it opened. */
export async function openHttpServer({ port, host, pageHost = null }: HttpServerOptions): Promise<HttpServer> {
  // Pages of every origin may read it: a browser that may not says that something is forbidden, and nobody looks for a start.
  let fetch: PlatformFetch = () =>
    errorResponse(503, { message: 'Starting' }, { 'retry-after': '1', 'access-control-allow-origin': '*' });
  let upgrade: Upgrade = (_request, socket) => socket.destroy();
  /** The server does not count them among its connections once they are sockets. */
  const sockets = new Set<Duplex>();
  const servers: Server[] = [];

  async function listen(at: { port: number; host: string }, part: PagePart | null): Promise<number> {
    const server = createAdaptorServer({
      fetch: (request, bindings) => fetch(request, bindings as HttpBindings, part),
      serverOptions: timeouts,
    }) as Server;
    server.on('upgrade', (request, socket, head) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Whoever breaks the line before it is a socket would end the process: nobody else listens by then.
      socket.on('error', () => undefined);
      if (part === null || part === 'hub') upgrade(request, socket, head);
      else socket.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at.port, at.host, () => {
        server.off('error', reject);
        resolve();
      });
    });
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  const close = async (graceMs: number) =>
    void (await Promise.all(servers.map((server) => closeServer(server, sockets, graceMs))));
  try {
    const taken = await listen({ port, host }, null);
    const ports = new Map<PagePart, number>();
    if (pageHost !== null) {
      for (const [index, part] of pageParts.entries())
        ports.set(part, await listen({ port: port === 0 ? 0 : port + 1 + index, host: pageHost }, part));
    }
    return {
      port: taken,
      pageHost: pageHost === null ? null : { address: pageHost, ports },
      serve: (next, nextUpgrade) => {
        fetch = next;
        upgrade = nextUpgrade;
      },
      close,
    };
  } catch (error) {
    await close(0);
    throw error;
  }
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
