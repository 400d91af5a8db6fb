import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many write timeouts one connection may have unread bytes for, however steadily it takes a few of them. */
const maxWriteTimeouts = 6;

/**
 * Closes connections whose client does not read: those that take nothing of a pending response for `timeoutMs`, and
 * those that always have something pending for six times as long. A response that is still being prepared does not count.
 */
export function closeSlowReaders(server: Server, timeoutMs: number): void {
  /** Connections, with the time since which each has had unread bytes; null where everything has been taken. */
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
  // Node restarts this timer with every byte that is sent or received, and puts the keep-alive timeout in its place
  // between requests.
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
