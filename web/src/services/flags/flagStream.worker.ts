import type { StreamRequest } from './streamRequest.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Opens the requested stream, and posts its messages; null when the stream has ended. */
self.addEventListener('message', ({ data: { address, events } }: MessageEvent<StreamRequest>) => {
  const stream = new EventSource(address);
  for (const event of events)
    stream.addEventListener(event, ({ data }: MessageEvent<string>) => self.postMessage({ event, data }));
  stream.addEventListener('error', () => {
    stream.close();
    self.postMessage(null);
  });
});
