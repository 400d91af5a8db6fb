import { delayOf, idle, isTrying, nextStream } from './streamState.ts';
import type { StreamEvent, StreamState } from './streamState.ts';

/** How an attempt failed or its connection ended. `canReconnect`: false if the service asked for no other connection. */
export interface StreamEnd {
  canReconnect: boolean;
  reason: string;
}

/** Events of one attempt and its connection. Only the first end counts, and nothing after it. */
export interface Attempt {
  onOpen(): void;
  onEnd(end: StreamEnd): void;
}

export interface StreamTiming {
  /** Returns the cancel function. */
  schedule(run: () => void, ms: number): () => void;
  /** Monotonic time in milliseconds. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
}

export interface StreamDeps {
  /** Begins to open a connection. Returns the function that closes it or gives the attempt up. */
  connect(attempt: Attempt): () => void;
  timing: StreamTiming;
  onState?(state: StreamState): void;
  /** An attempt failed, or the connection ended (RT-03). */
  onFailure(reason: string): void;
  /** Maximum duration of an attempt, in milliseconds: a browser waits for minutes. */
  maxAttemptMs: number;
}

export interface Stream {
  start(): void;
  /** Also works during an attempt: a connection that it opens is closed at once. */
  stop(): void;
  /** Connects immediately. Call on explicit user request. */
  retry(): void;
  /** Connects immediately unless the service asked for no other connection. Call when the network is back. */
  retryNow(): void;
  state(): StreamState;
}

/** Keeps one connection open while it is wanted. `streamState.ts` has the rules. */
export function createStream({
  connect,
  timing: { schedule, now, random },
  onState,
  onFailure,
  maxAttemptMs,
}: StreamDeps): Stream {
  let state: StreamState = idle;
  let cancelWait = () => {};
  let giveUp = () => {};

  function apply(event: StreamEvent): void {
    const before = state;
    state = nextStream(state, event);
    if (state === before) return;
    cancelWait();
    const waitMs = delayOf(state, random());
    cancelWait = waitMs === null ? () => {} : schedule(() => apply({ type: 'due' }), waitMs);
    const reached = state;
    onState?.(reached);
    if (state === reached && isTrying(reached)) attempt();
  }

  function attempt(): void {
    let isOver = false;
    let close = () => {};
    const finish = () => {
      isOver = true;
      cancelDeadline();
      close();
    };
    const onEnd = ({ canReconnect, reason }: StreamEnd) => {
      if (isOver) return;
      finish();
      onFailure(reason);
      apply({ type: 'ended', at: now(), canReconnect });
    };
    const cancelDeadline = schedule(() => onEnd({ canReconnect: true, reason: 'no answer' }), maxAttemptMs);
    giveUp = () => {
      if (!isOver) finish();
    };
    close = connect({
      onOpen() {
        if (isOver) return;
        cancelDeadline();
        apply({ type: 'opened', at: now() });
      },
      onEnd,
    });
    if (isOver) close();
  }

  return {
    start: () => apply({ type: 'wanted' }),
    stop() {
      giveUp();
      apply({ type: 'unwanted' });
    },
    retry: () => apply({ type: 'due' }),
    retryNow: () => apply({ type: 'online' }),
    state: () => state,
  };
}
