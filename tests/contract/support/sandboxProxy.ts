import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request as the services receive it. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Replacement {
  method?: string;
  path: RegExp;
  status: number;
  body: string;
}

/** Proxy between the web server and the sandbox. Records calls and can drop connections. */
export interface SandboxProxy {
  readonly origin: string;
  /** Calls since the last `clearRecorded`, as `POST /content/api/…`, without those that follow the clock. */
  readonly calls: readonly string[];
  clearRecorded(): void;
  /** Breaks connections at once, like a machine that is off. */
  disconnect(): void;
  open(): void;
  /**
   * Responds to calls with a matching path, and method if one is given, instead of the sandbox; the first that matches
   * counts. Null stops it.
   */
  respondWith(...responses: readonly (Replacement | null)[]): void;
  /** Changes the JSON of every response on its way; null stops it. */
  change(change: ((method: string, path: string, body: unknown) => unknown) | null): void;
  /** Adds headers to the responses of calls with a matching path. */
  addHeaders(path: RegExp, headers: Readonly<Record<string, string>>): void;
  /** Records every further one of these requests with a matching path, with headers and body, until the returned `stop` is called. */
  record(path: RegExp): { requests: readonly RecordedRequest[]; stop(): void };
  /** Holds back all responses until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** @param port of the proxy; 0 selects a free one */
export async function openSandboxProxy(sandboxPort: number, port = 0): Promise<SandboxProxy> {
  let calls: string[] = [];
  let isDisconnected = false;
  let replacements: readonly Replacement[] = [];
  let added: { path: RegExp; headers: Readonly<Record<string, string>> } | null = null;
  let changeBody: Parameters<SandboxProxy['change']>[0] = null;
  let held: Promise<void> = Promise.resolve();
  const recorders = new Set<(incoming: IncomingMessage, path: string) => void>();

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    // The web server requests flags and recalls on its own, at any time.
    if (!/^\/(?:flags|games\/recalled-games)\b/.test(path)) {
      calls.push(`${incoming.method ?? ''} ${path}`);
      for (const recorder of recorders) recorder(incoming, path);
    }
    if (isDisconnected) {
      outgoing.destroy();
      return;
    }
    const instead = replacements.find(
      ({ path: replaced, method = incoming.method }) => replaced.test(path) && method === incoming.method,
    );
    if (instead !== undefined) {
      outgoing.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    const onward = request(
      { host: '127.0.0.1', port: sandboxPort, path, method: incoming.method, headers: incoming.headers },
      (response) => {
        void held.then(() => {
          response.on('error', () => outgoing.destroy());
          const status = response.statusCode ?? 502;
          const changed = changeBody;
          if (added?.path.test(path) === true) Object.assign(response.headers, added.headers);
          if (changed === null || !(response.headers['content-type'] ?? '').startsWith('application/json')) {
            outgoing.writeHead(status, response.headers);
            response.pipe(outgoing);
            return;
          }
          void json(response).then(
            (body) =>
              outgoing
                .writeHead(status, { 'content-type': 'application/json' })
                .end(JSON.stringify(changed(incoming.method ?? '', path, body))),
            () => outgoing.destroy(),
          );
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return calls;
    },
    clearRecorded() {
      calls = [];
    },
    disconnect() {
      isDisconnected = true;
      server.closeAllConnections();
    },
    open() {
      isDisconnected = false;
    },
    respondWith(...responses) {
      replacements = responses.filter((response) => response !== null);
    },
    change(change) {
      changeBody = change;
    },
    addHeaders(path, headers) {
      added = { path, headers };
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
