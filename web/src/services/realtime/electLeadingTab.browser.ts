import { hubEvents } from '@foyer/contract/milestones';
import * as v from 'valibot';

const stateName = v.picklist(['Disconnected', 'Connecting', 'Connected', 'Reconnecting']);

/**
 * Messages between the tabs of a player: the leading tab passes on hub events (`event`) and the connection state, and
 * any tab announces acknowledged messages (`settled`). A new tab sends `stateRequest`.
 */
const realtimeTabMessage = v.variant('kind', [
  v.object({ foyer: v.literal(1), kind: v.picklist(['stateRequest', 'retry']) }),
  v.object({ foyer: v.literal(1), kind: v.literal('event'), event: v.picklist(hubEvents), args: v.array(v.unknown()) }),
  v.object({
    foyer: v.literal(1),
    kind: v.literal('state'),
    name: stateName,
    hasProblem: v.boolean(),
    /** Number of the connection; with a new number every tab fetches missed messages once. */
    connection: v.number(),
  }),
  v.object({ foyer: v.literal(1), kind: v.literal('settled'), id: v.pipe(v.string(), v.uuid()) }),
]);
export type RealtimeTabMessage = v.InferOutput<typeof realtimeTabMessage>;

export interface TabShare {
  post(message: RealtimeTabMessage): void;
  stop(): void;
}

/**
 * Elects one leading tab per player in this browser, by Web Locks; when it closes or crashes another one follows.
 * Without Web Locks every tab leads and has its own connection.
 * @param onLead called when this tab begins to hold the connection for all tabs of the player
 */
export function electLeadingTab(
  userId: number,
  onLead: () => void,
  onMessage: (message: RealtimeTabMessage) => void,
): TabShare {
  // Tabs of an older release may be open. They know other kinds of messages, so they use a channel and a leader of
  // their own (`foyer-realtime-…`). A change of the messages needs a new name.
  const name = `foyer-connection-${userId}`;
  const locks: LockManager | undefined = navigator.locks;
  const stopped = new AbortController();
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    onLead();
    return { post: () => undefined, stop: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(realtimeTabMessage, data);
    if (read.success && !stopped.signal.aborted) onMessage(read.output);
  });
  const post = (message: RealtimeTabMessage) => {
    if (!stopped.signal.aborted) channel.postMessage(message);
  };
  post({ foyer: 1, kind: 'stateRequest' });
  const lead = () =>
    new Promise<void>((resolve) => {
      if (stopped.signal.aborted) return resolve();
      stopped.signal.addEventListener('abort', () => resolve());
      onLead();
    });
  locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  return {
    post,
    stop() {
      stopped.abort();
      channel.close();
    },
  };
}
