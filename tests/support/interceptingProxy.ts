import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds in place of the web server. Returns false to pass the request on. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A proxy in front of the web server that can respond itself, also to requests of a service worker. */
export interface InterceptingProxy {
  readonly port: number;
  intercept(respond: Intercept): void;
  /** Fetches from the web server, past the interception. */
  fetch(request: IncomingMessage): Promise<{ headers: IncomingMessage['headers']; body: Buffer }>;
  stop(): void;
}

export async function startInterceptingProxy(webPort: number): Promise<InterceptingProxy> {
  let intercept: Intercept = () => false;
  const forward = ({ method = 'GET', url: path = '/', headers }: IncomingMessage) =>
    send({ host: '127.0.0.1', port: webPort, method, path, headers });
  const server = createServer((request, response) => {
    if (intercept(request, response)) return;
    const upstream = forward(request);
    upstream.on('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    intercept: (respond) => (intercept = respond),
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const upstream = forward(request);
        upstream.on('error', reject);
        upstream.on('response', (received) => {
          const parts: Buffer[] = [];
          received.on('data', (part: Buffer) => parts.push(part));
          received.on('end', () => resolve({ headers: received.headers, body: Buffer.concat(parts) }));
        });
        upstream.end();
      }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
