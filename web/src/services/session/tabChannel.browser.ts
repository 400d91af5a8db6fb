import { userTokenText } from '@foyer/contract/accounts';
import * as v from 'valibot';
import type { LaunchTokenPool } from './launchTokenPool.browser.ts';

/** Time in milliseconds that a new tab waits for other tabs to claim its tokens. */
const claimWindowMs = 150;

const tokenMarks = v.pipe(v.array(v.number()), v.maxLength(500));

/**
 * Messages between tabs about tokens. A duplicated tab copies session storage, so two tabs have the same tokens until
 * they communicate.
 * - `claim`: a new tab announces its tokens
 * - `held`: an older tab has or has used these tokens
 * - `spent`: tokens of the claim that the older tab has used
 * - `renewed`: the session of this user token has new tokens
 */
const tabMessage = v.variant('kind', [
  v.object({ foyer: v.literal(1), kind: v.picklist(['claim', 'held', 'spent']), marks: tokenMarks }),
  v.object({
    foyer: v.literal(1),
    kind: v.literal('renewed'),
    was: v.number(),
    userToken: userTokenText,
    refreshTokens: v.array(v.string()),
    serverNow: v.number(),
  }),
]);
type TabMessage = v.InferOutput<typeof tabMessage>;
export type MarksMessage = Extract<TabMessage, { marks: number[] }>;

interface PoolMarks {
  held: readonly number[];
  given: ReadonlySet<number>;
}

interface TabReaction {
  /** Marks of the tokens to drop. */
  drop: ReadonlySet<number>;
  reply: MarksMessage | null;
  /** Another tab had these tokens before, so this one is the copy. */
  isCopy: boolean;
}

/** AU-09 across tabs: the older tab keeps the tokens; the copy drops them and requests its own. */
export function resolveTokenClaim(message: MarksMessage, { held, given }: PoolMarks): TabReaction {
  const named = new Set(message.marks);
  const heldHere = held.filter((mark) => named.has(mark));
  const givenHere = [...given].filter((mark) => named.has(mark));
  const reply = (kind: MarksMessage['kind'], list: number[]): MarksMessage | null =>
    list.length === 0 ? null : { foyer: 1, kind, marks: list.slice(0, 500) };
  switch (message.kind) {
    case 'claim':
      return { drop: new Set(), reply: reply('held', [...heldHere, ...givenHere]), isCopy: false };
    case 'held':
      return {
        drop: new Set(heldHere),
        reply: reply('spent', givenHere),
        isCopy: heldHere.length + givenHere.length > 0,
      };
    case 'spent':
      return { drop: new Set(heldHere), reply: null, isCopy: false };
  }
}

export interface TabChannel {
  /** Resolves when no other tab can claim the tokens of this one any more. */
  settled: Promise<void>;
  post(message: TabMessage): void;
  stop(): void;
}

/**
 * Announces the marks of the pool's tokens to other tabs and responds to theirs. Does nothing without BroadcastChannel.
 */
export function openTabChannel(
  pool: LaunchTokenPool,
  on: { onCopy(): void; onRenewed(message: Extract<TabMessage, { kind: 'renewed' }>): void },
): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { settled: Promise.resolve(), post: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel('foyer-session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(tabMessage, data);
    if (!read.success) return;
    if (read.output.kind === 'renewed') {
      on.onRenewed(read.output);
      return;
    }
    const { drop, reply, isCopy } = resolveTokenClaim(read.output, { held: pool.held(), given: pool.given() });
    if (drop.size > 0) pool.drop(drop);
    if (reply !== null) channel.postMessage(reply);
    if (isCopy) on.onCopy();
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
