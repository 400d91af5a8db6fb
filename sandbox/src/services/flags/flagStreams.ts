import type { FlagContext } from '@foyer/contract/flags';
import { apiHeaders } from '../../kernel/apiResponse.ts';
import type { Flags } from './flags.ts';

/** Comment interval, like the vendor's, because proxies close idle connections. */
const heartbeatMs = 15_000;

export interface FlagStreams {
  /** Opens a stream: all flags first, then each change. `ping` streams only signal that something changed. */
  open(context: FlagContext | 'ping'): Response;
  readonly count: number;
  /** While true, all streams (including new ones) send nothing, not even heartbeats. */
  setSilent(isSilent: boolean): void;
  /** Sends an arbitrary event to every stream. */
  send(event: string, data: string): void;
  /** Ends all streams. New ones may open. */
  drop(): void;
}

interface Listener {
  context: FlagContext | 'ping';
  write(text: string): void;
  end(): void;
}

/** Streams flags to browsers and web servers as server-sent events. */
export function createFlagStreams(flags: Flags): FlagStreams {
  const listeners = new Set<Listener>();
  let isSilent = false;

  const enqueue = (listener: Listener, text: string) => {
    if (!isSilent) listener.write(text);
  };
  flags.onChange((key) => {
    for (const listener of listeners) {
      const { context } = listener;
      enqueue(
        listener,
        context === 'ping'
          ? eventText('ping', '{}')
          : eventText('patch', JSON.stringify({ key, ...flags.evaluateOne(key, context) })),
      );
    }
  });

  return {
    open(context) {
      const encoder = new TextEncoder();
      let stop = () => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const listener: Listener = {
            context,
            write: (text) => controller.enqueue(encoder.encode(text)),
            end: () => {
              stop();
              controller.close();
            },
          };
          const heartbeat = setInterval(() => enqueue(listener, ':\n'), heartbeatMs);
          stop = () => {
            clearInterval(heartbeat);
            listeners.delete(listener);
          };
          listeners.add(listener);
          enqueue(
            listener,
            context === 'ping' ? eventText('ping', '{}') : eventText('put', JSON.stringify(flags.evaluate(context))),
          );
        },
        cancel: () => stop(),
      });
      return new Response(body, {
        headers: {
          ...apiHeaders,
          'content-type': 'text/event-stream; charset=utf-8',
          'cross-origin-resource-policy': 'cross-origin',
        },
      });
    },
    get count() {
      return listeners.size;
    },
    setSilent: (next) => void (isSilent = next),
    send(event, data) {
      for (const listener of listeners) listener.write(eventText(event, data));
    },
    drop() {
      for (const listener of listeners) listener.end();
    },
  };
}

function eventText(event: string, data: string): string {
  return `event: ${event}\n${data
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;
}
