import * as v from 'valibot';
import type { LaunchTokenPool } from './launchTokenPool.ts';
import { tabMessage, reactTo } from './tabMessage.ts';
import type { TabMessage } from './tabMessage.ts';

/** How long a new tab waits for others to say that its tokens are theirs, milliseconds. */
const claimWindowMs = 150;

interface TabChannelDeps {
  pool: LaunchTokenPool;
  onCopy: () => void;
  onRenewed: (message: Extract<TabMessage, { kind: 'renewed' }>) => void;
}

export interface TabChannel {
  /** Resolves when no other tab will claim the tokens held here. */
  settled: Promise<void>;
  post(message: TabMessage): void;
  stop(): void;
}

/** Announces the pool's marks to the other tabs and answers theirs. Where the browser has no channel, tabs cannot be told. */
export function openTabChannel({ pool, onCopy, onRenewed }: TabChannelDeps): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { settled: Promise.resolve(), post: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel('foyer-session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(tabMessage, data);
    if (!read.success) return;
    if (read.output.kind === 'renewed') {
      onRenewed(read.output);
      return;
    }
    const { drop, reply, isCopy } = reactTo(read.output, { held: pool.held(), given: pool.given() });
    if (drop.size > 0) pool.drop(drop);
    if (reply !== null) channel.postMessage(reply);
    if (isCopy) onCopy();
  });
  const marks = [...pool.held()];
  if (marks.length > 0) channel.postMessage({ foyer: 1, kind: 'claim', marks } satisfies TabMessage);
  return {
    settled:
      marks.length === 0 ? Promise.resolve() : new Promise((resolve) => window.setTimeout(resolve, claimWindowMs)),
    post: (message) => channel.postMessage(message),
    stop: () => channel.close(),
  };
}
