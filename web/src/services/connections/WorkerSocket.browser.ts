import type { Connection, ConnectionMessage } from './connect.browser.ts';
import { openConnection } from './openConnection.browser.ts';

type Handler<Happening> = ((event: Happening) => void) | null;

/** What the hub's client uses of a WebSocket for text, with the socket itself in a worker. */
export class WorkerSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  onopen: Handler<object> = null;
  onmessage: Handler<{ data: string }> = null;
  onclose: Handler<Pick<CloseEvent, 'wasClean' | 'code' | 'reason'>> = null;
  readyState: number = WorkerSocket.CONNECTING;
  readonly #connection: Connection;

  constructor(address: string) {
    this.#connection = openConnection({ kind: 'socket', address }, (message) => this.#receive(message));
  }

  send(data: string): void {
    this.#connection.send(data);
  }

  close(): void {
    this.readyState = WorkerSocket.CLOSED;
    this.#connection.close();
  }

  #receive(message: ConnectionMessage): void {
    switch (message.kind) {
      case 'open':
        this.readyState = WorkerSocket.OPEN;
        return this.onopen?.({});
      case 'message':
        return this.onmessage?.(message);
      case 'end':
        this.readyState = WorkerSocket.CLOSED;
        return this.onclose?.(message);
    }
  }
}
