import type { FlagContext } from '@foyer/contract/flags';
import { apiHeaders } from '../kernel/apiResponse.ts';
import type { Flags } from './flags.ts';

/** Proxies close connections that say nothing for long; the vendor sends comments, and so does this. */
const heartbeatMs = 15_000;

export interface FlagStreams {
  /** An answer that does not end: all flags first, then each change. `ping` only says that something has changed. */
  open(context: FlagContext | 'ping'): Response;
  readonly count: number;
  /** While true nothing is said at all, not even heartbeats, also on streams that are opened meanwhile. */
  silence(isSilent: boolean): void;
  /** Says this to everybody, whatever it is. */
  send(event: string, data: string): void;
  /** Ends all streams; new ones may come. */
  drop(): void;
}

interface Listener {
  context: FlagContext | 'ping';
  write(text: string): void;
  end(): void;
}

/** Streams of flags to browsers and web servers, as server-sent events. */
export function createFlagStreams(flags: Flags): FlagStreams {
  const listeners = new Set<Listener>();
  let isSilent = false;

  const say = (listener: Listener, text: string) => {
    if (!isSilent) listener.write(text);
  };
  flags.onChange((key) => {
    for (const listener of listeners) {
      const { context } = listener;
      say(
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
          const heartbeat = setInterval(() => say(listener, ':\n'), heartbeatMs);
          stop = () => {
            clearInterval(heartbeat);
            listeners.delete(listener);
          };
          listeners.add(listener);
          say(
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
    silence: (next) => void (isSilent = next),
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
