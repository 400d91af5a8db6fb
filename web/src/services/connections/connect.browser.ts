/** What a page asks its worker to open. A page may be one release older or newer than its worker. */
export type ConnectionRequest =
  /** An event stream, with the names of the events that the page reads. */
  { kind: 'stream'; address: string; events: readonly string[] } | { kind: 'socket'; address: string };

export type ConnectionMessage =
  | { kind: 'open' }
  /** `event` is the name of a stream's event; sockets have none. */
  | { kind: 'message'; event: string; data: string }
  /** The connection has ended or could not be opened. It does not reconnect. `code` and `reason` are a socket's. */
  | { kind: 'end'; wasClean: boolean; code: number; reason: string };

export interface Connection {
  /** Sends to a socket. A stream only receives. */
  send(data: string): void;
  /** Closes without a message. */
  close(): void;
}

const broken: ConnectionMessage = { kind: 'end', wasClean: false, code: 1006, reason: '' };

/** Opens a connection, in a worker or in the page. */
export function connect(request: ConnectionRequest, post: (message: ConnectionMessage) => void): Connection {
  try {
    return request.kind === 'socket' ? openSocket(request.address, post) : openStream(request, post);
  } catch {
    // The browser throws for an address that it refuses.
    queueMicrotask(() => post(broken));
    return { send: () => undefined, close: () => undefined };
  }
}

function openSocket(address: string, post: (message: ConnectionMessage) => void): Connection {
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => post({ kind: 'open' }));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => post({ kind: 'message', event: '', data }));
  socket.addEventListener('close', ({ wasClean, code, reason }) => post({ kind: 'end', wasClean, code, reason }));
  return { send: (data) => socket.send(data), close: () => socket.close() };
}

function openStream(
  { address, events }: Extract<ConnectionRequest, { kind: 'stream' }>,
  post: (message: ConnectionMessage) => void,
): Connection {
  const stream = new EventSource(address);
  for (const event of events)
    stream.addEventListener(event, ({ data }: MessageEvent<string>) => post({ kind: 'message', event, data }));
  stream.addEventListener('error', () => {
    stream.close();
    post(broken);
  });
  return { send: () => undefined, close: () => stream.close() };
}
