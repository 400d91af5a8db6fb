import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { createAdaptorServer } from '@hono/node-server';
import { errorResponse } from './apiResponse.ts';
import { pageParts } from './pageOrigins.ts';
import type { PageHost, PagePart } from './pageOrigins.ts';
import type { SandboxFetch } from './sandboxApp.ts';

/** Handles a WebSocket upgrade request. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Ports of the sandbox. They open before any data access, so that two sandboxes never share data. */
export interface HttpServer {
  readonly port: number;
  /** Host and ports for other devices; null if only this machine has access. */
  readonly pageHost: PageHost | null;
  /** Starts serving calls. Earlier calls receive 503. */
  serve(fetch: SandboxFetch, upgrade: Upgrade): void;
  /** Refuses new connections, waits for calls in progress, and closes the rest after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

interface HttpServerOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Interface address on which every part gets its own port, following `port`. */
  pageHost?: string | null;
}

/** Slow clients lose their connection within ten seconds (abuse catalogue A20). */
const timeouts = {
  headersTimeout: 8000,
  requestTimeout: 9000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 30_000,
};

/** Rejects with the system error, for example `EADDRINUSE`, after closing all opened ports. */
export async function openHttpServer({ port, host, pageHost = null }: HttpServerOptions): Promise<HttpServer> {
  // Allows every origin to read the response: otherwise the browser would report a CORS error instead of a starting
  // sandbox.
  let fetch: SandboxFetch = () =>
    errorResponse(503, { message: 'Starting' }, { 'retry-after': '1', 'access-control-allow-origin': '*' });
  let upgrade: Upgrade = (_request, socket) => socket.destroy();
  /** The server does not count upgraded sockets among its connections. */
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
      // Without this listener a connection error before the upgrade completes would end the process.
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
    // A keep-alive connection becomes idle only after its last response, so close idle connections repeatedly.
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
