import { connect } from './connect.browser.ts';
import type { Connection, ConnectionRequest } from './connect.browser.ts';

declare const self: DedicatedWorkerGlobalScope | SharedWorkerGlobalScope;

/** The page's first message is its request; each text after it is sent, and null closes. */
function serve(page: Pick<MessagePort, 'addEventListener' | 'postMessage'>): void {
  let connection: Connection | null = null;
  page.addEventListener('message', ({ data }: MessageEvent<ConnectionRequest | string | null>) => {
    if (data === null) self.close();
    else if (typeof data === 'string') connection?.send(data);
    else connection ??= connect(data, (message) => page.postMessage(message));
  });
}

if ('postMessage' in self) serve(self);
else
  self.addEventListener('connect', ({ ports: [page] }) => {
    if (page === undefined) return;
    serve(page);
    page.start();
  });
