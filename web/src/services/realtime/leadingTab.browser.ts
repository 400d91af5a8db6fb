import { hubEvents } from '@foyer/contract/milestones';
import * as v from 'valibot';

const stateName = v.picklist(['Disconnected', 'Connecting', 'Connected', 'Reconnecting']);

/**
 * Messages between the tabs of a player: the leading tab passes on hub events and the connection state, and any tab
 * announces acknowledged messages. - `hello`: a new tab asks for the connection state
 */
const realtimeTabMessage = v.variant('kind', [
  v.object({ foyer: v.literal(1), kind: v.picklist(['hello', 'retry']) }),
  v.object({ foyer: v.literal(1), kind: v.literal('told'), event: v.picklist(hubEvents), args: v.array(v.unknown()) }),
  v.object({
    foyer: v.literal(1),
    kind: v.literal('state'),
    name: stateName,
    hasProblem: v.boolean(),
    // Earlier releases did not send it.
    isClosed: v.optional(v.boolean(), false),
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

interface LeadingTabDeps {
  userId: number;
  /** This tab now holds the connection for all tabs of the player. */
  onLead(): void;
  onMessage(message: RealtimeTabMessage): void;
}

/**
 * Elects one leading tab per player in this browser, by Web Locks; when it closes or crashes another one follows.
 * Without Web Locks every tab leads and has its own connection.
 */
export function electLeadingTab({ userId, onLead, onMessage }: LeadingTabDeps): TabShare {
  const name = `foyer-hub-${userId}`;
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
  post({ foyer: 1, kind: 'hello' });
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
