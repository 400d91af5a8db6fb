import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the services receive it. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Proxy between the web server and the sandbox. Records calls and can drop connections. */
export interface PlatformProxy {
  readonly origin: string;
  /** Calls since the last `forget`, as `POST /content/api/…`. */
  readonly calls: readonly string[];
  forget(): void;
  /** Connections break at once, as to a machine that is off. */
  disconnect(): void;
  open(): void;
  /** Answers calls whose path fits with this, in place of the sandbox; null ends it. */
  respondWith(response: { path: RegExp; status: number; body: string } | null): void;
  /** Every request from now on whose path fits, complete with headers and body; ends with the returned `stop`. */
  record(path: RegExp): { requests: readonly RecordedRequest[]; stop(): void };
  /** Lets no answer out until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function openPlatformProxy(platformPort: number): Promise<PlatformProxy> {
  let calls: string[] = [];
  let isDisconnected = false;
  let instead: { path: RegExp; status: number; body: string } | null = null;
  let held: Promise<void> = Promise.resolve();
  const recorders = new Set<(incoming: IncomingMessage, path: string) => void>();

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    calls.push(`${incoming.method ?? ''} ${path}`);
    for (const recorder of recorders) recorder(incoming, path);
    if (isDisconnected) {
      outgoing.destroy();
      return;
    }
    if (instead?.path.test(path)) {
      outgoing.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    const onward = request(
      { host: '127.0.0.1', port: platformPort, path, method: incoming.method, headers: incoming.headers },
      (response) => {
        void held.then(() => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.on('error', () => outgoing.destroy());
          response.pipe(outgoing);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return calls;
    },
    forget() {
      calls = [];
    },
    disconnect() {
      isDisconnected = true;
      server.closeAllConnections();
    },
    open() {
      isDisconnected = false;
    },
    respondWith(response) {
      instead = response;
    },
    record(wanted) {
      const requests: RecordedRequest[] = [];
      const recorder = (incoming: IncomingMessage, path: string): void => {
        if (!wanted.test(path)) return;
        const request_ = { method: incoming.method ?? '', path, headers: incoming.headers, body: '' };
        requests.push(request_);
        incoming.on('data', (part: Buffer) => (request_.body += part));
      };
      recorders.add(recorder);
      return { requests, stop: () => void recorders.delete(recorder) };
    },
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
