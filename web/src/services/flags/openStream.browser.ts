import { flagStreamPath } from '../../base/workerPaths.ts';
import { trustedWorkerPath } from '../../ui/trustedWorkerPath.browser.ts';
import type { FlagMessage } from './flagState.ts';
import type { StreamRequest, StreamResponse } from './streamRequest.ts';

interface StreamListener {
  onMessage: (message: FlagMessage) => void;
  /** The stream has ended or cannot be opened. It does not reconnect. */
  onEnd: () => void;
}

/**
 * Opens an event stream in a worker: Firefox keeps no page in its back/forward cache that had a stream open when the
 * visitor left, even if the page closes the stream on the way. Opens it in the page where the browser refuses the worker
 * or cannot load it.
 * @returns the close function
 */
export function openStream(request: StreamRequest, { onMessage, onEnd }: StreamListener): () => void {
  let release = () => {};
  let isClosed = false;
  const close = () => {
    isClosed = true;
    release();
  };
  const receive = (response: StreamResponse) => {
    if (isClosed) return;
    if (response !== null) return onMessage(response);
    close();
    onEnd();
  };

  function openInPage(): void {
    const stream = new EventSource(request.address);
    release = () => stream.close();
    for (const event of request.events)
      stream.addEventListener(event, ({ data }: MessageEvent<string>) => receive({ event, data }));
    stream.addEventListener('error', () => receive(null));
  }

  try {
    const worker = new Worker(trustedWorkerPath(flagStreamPath));
    release = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<StreamResponse>) => receive(data));
    worker.addEventListener('error', (event) => {
      // The fallback handles it, so the console need not tell it.
      event.preventDefault();
      if (isClosed) return;
      release();
      openInPage();
    });
    worker.postMessage(request);
  } catch {
    openInPage();
  }
  return close;
}
