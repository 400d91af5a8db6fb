import { connectionWorkerPath } from '../../base/workerPaths.ts';
import { trustedWorkerPath } from '../../ui/trustedWorkerPath.browser.ts';
import { connect } from './connect.browser.ts';
import type { Connection, ConnectionMessage, ConnectionRequest } from './connect.browser.ts';

interface ConnectionWorker {
  worker: EventTarget;
  port: Pick<MessagePort, 'addEventListener' | 'postMessage'>;
  close: () => void;
}

/** A socket of a dedicated worker would count as the page's. Tools that watch a page never see a shared worker load. */
function startWorker(kind: ConnectionRequest['kind']): ConnectionWorker {
  const address = trustedWorkerPath(connectionWorkerPath);
  if (kind === 'stream') {
    const worker = new Worker(address);
    return { worker, port: worker, close: () => worker.terminate() };
  }
  // A name of its own, so that pages share no worker and each closes its own.
  const worker = new SharedWorker(address, { name: `${performance.timeOrigin} ${Math.random()}` });
  worker.port.start();
  return { worker, port: worker.port, close: () => worker.port.postMessage(null) };
}

/**
 * Opens a connection in a worker: Firefox keeps no page in its back/forward cache that had a connection open when the
 * visitor left, even if the page closes it on the way. Opens it in the page where the browser lacks or refuses the worker,
 * or cannot load it.
 * @param onMessage is called until the connection has ended or was closed
 */
export function openConnection(
  request: ConnectionRequest,
  onMessage: (message: ConnectionMessage) => void,
): Connection {
  let inner: Connection;
  let isOver = false;
  const close = () => {
    isOver = true;
    inner.close();
  };
  const receive = (message: ConnectionMessage) => {
    if (isOver) return;
    if (message.kind === 'end') close();
    onMessage(message);
  };
  const openInPage = () => connect(request, receive);
  const openInWorker = (): Connection => {
    const { worker, port, close: closeWorker } = startWorker(request.kind);
    port.addEventListener('message', ({ data }: MessageEvent<ConnectionMessage>) => receive(data));
    worker.addEventListener('error', (event) => {
      // The fallback handles it, so the console need not tell it.
      event.preventDefault();
      if (isOver) return;
      closeWorker();
      inner = openInPage();
    });
    port.postMessage(request);
    return { send: (data) => port.postMessage(data), close: closeWorker };
  };
  try {
    inner = typeof SharedWorker === 'undefined' && request.kind === 'socket' ? openInPage() : openInWorker();
  } catch {
    inner = openInPage();
  }
  return { send: (data) => inner.send(data), close };
}
