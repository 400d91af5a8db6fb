import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between the web server and the sandbox: counts what goes through, and can be shut. */
export interface WebDoor {
  readonly origin: string;
  /** Calls since the last `forget`, as `POST /content/api/…`. */
  readonly calls: readonly string[];
  forget(): void;
  /** Shut: connections break at once, as to a machine that is off. */
  shut(): void;
  open(): void;
  /** Answers calls whose path fits with this, in place of the sandbox; null ends it. */
  answerInstead(answer: { path: RegExp; status: number; body: string } | null): void;
  /** Lets no answer out until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function openWebDoor(platformPort: number): Promise<WebDoor> {
  let calls: string[] = [];
  let isShut = false;
  let instead: { path: RegExp; status: number; body: string } | null = null;
  let held: Promise<void> = Promise.resolve();

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    calls.push(`${incoming.method ?? ''} ${path}`);
    if (isShut) {
      outgoing.destroy();
      return;
    }
    if (instead?.path.test(path)) {
      outgoing.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    const onward = request({ host: '127.0.0.1', port: platformPort, path, method: incoming.method, headers: incoming.headers }, (answer) => {
      void held.then(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      });
    });
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
    shut() {
      isShut = true;
      server.closeAllConnections();
    },
    open() {
      isShut = false;
    },
    answerInstead(answer) {
      instead = answer;
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
