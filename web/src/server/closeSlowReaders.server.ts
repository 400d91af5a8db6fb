import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of consecutive write timeouts with unread bytes, even when some bytes are read. */
const maxWriteTimeouts = 6;

/**
 * Closes connections whose client does not read: after `timeoutMs` without any byte of a pending response read, and
 * after six times as long with bytes always pending. A response that is still being prepared does not count.
 */
export function closeSlowReaders(server: Server, timeoutMs: number): void {
  /** Time since which each connection has had unread bytes; null when it has none. */
  const pendingSince = new Map<Socket, number | null>();
  const openResponses = new WeakMap<Socket, number>();
  const countResponses = (socket: Socket, change: 1 | -1) =>
    openResponses.set(socket, (openResponses.get(socket) ?? 0) + change);

  server.on('connection', (socket: Socket) => {
    pendingSince.set(socket, null);
    socket.once('close', () => pendingSince.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    countResponses(socket, 1);
    response.once('close', () => countResponses(socket, -1));
  });
  // Node restarts this timer with every byte sent or received, and replaces it with the keep-alive timeout between
  // requests.
  server.setTimeout(timeoutMs, (socket) => {
    const isPreparing = (openResponses.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isPreparing) socket.destroy();
  });
  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, since] of pendingSince) {
        if (socket.writableLength === 0) pendingSince.set(socket, null);
        else if (since === null) pendingSince.set(socket, now);
        else if (now - since > maxWriteTimeouts * timeoutMs) socket.destroy();
      }
    },
    Math.max(10, timeoutMs / 4),
  );
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
}
