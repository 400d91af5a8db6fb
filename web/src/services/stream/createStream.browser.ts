import { afterEnd, afterOpen, afterStart, afterWait, delayOf, idle } from './streamState.ts';
import type { StreamState } from './streamState.ts';

/** Events of one attempt and its connection. Only the first end counts, and nothing after it. */
export interface Attempt {
  /** The connection is open; call it again with each message where `maxIdleMs` is set. */
  onAlive(): void;
  /**
   * The attempt failed, or its connection ended.
   * @param canReconnect false if the service asked for no other connection; default: true
   * @param retryAfterMs minimum delay before the next attempt that the service asked for
   */
  onEnd(reason: string, canReconnect?: boolean, retryAfterMs?: number): void;
}

export interface StreamDeps {
  /** Begins to open a connection. Returns the function that closes it or gives the attempt up. */
  connect(attempt: Attempt): () => void;
  onState?(state: StreamState): void;
  /** An attempt failed, or the connection ended (RT-03). */
  onFailure(reason: string): void;
  /** Maximum duration of an attempt, in milliseconds: a browser waits for minutes. */
  maxAttemptMs: number;
  /** Maximum time of an open connection without a message, in milliseconds. No limit where it is missing. */
  maxIdleMs?: number;
}

export interface Stream {
  start(): void;
  /** Also works during an attempt: a connection that it opens is closed at once. */
  stop(): void;
  /**
   * Begins a scheduled attempt now.
   * @param isOnline because the network is back, which does not count if the service asked for no other connection, or for a later one
   */
  retry(isOnline?: boolean): void;
}

/** Keeps one connection open while it is wanted. `streamState.ts` has the rules. */
export function createStream({ connect, onState, onFailure, maxAttemptMs, maxIdleMs }: StreamDeps): Stream {
  let state = idle;
  /** For the next attempt, or for the limit of the current one. */
  let timer: number | undefined;
  /** Number of the current attempt. */
  let current = 0;
  let close = () => {};

  function setTimer(run: () => void, ms: number | null | undefined): void {
    window.clearTimeout(timer);
    if (ms) timer = window.setTimeout(run, ms);
  }

  function enter(next: StreamState): void {
    if (next === state) return;
    state = next;
    setTimer(() => enter(afterWait(state)), delayOf(next, Math.random()));
    onState?.(next);
    if (state === next && next.phase === 'trying') attempt();
  }

  function giveUp(): void {
    current += 1;
    close();
    close = () => {};
  }

  function attempt(): void {
    current += 1;
    const mine = current;
    const onEnd = (reason: string, canReconnect = true, retryAfterMs?: number) => {
      if (mine !== current) return;
      giveUp();
      onFailure(reason);
      enter(afterEnd(state, performance.now(), canReconnect, retryAfterMs));
    };
    const onTimeout = () => onEnd('no answer');
    setTimer(onTimeout, maxAttemptMs);
    const closeMine = connect({
      onAlive() {
        if (mine !== current) return;
        enter(afterOpen(state, performance.now()));
        setTimer(onTimeout, maxIdleMs);
      },
      onEnd,
    });
    if (mine === current) close = closeMine;
    else closeMine();
  }

  return {
    start: () => enter(afterStart(state)),
    stop() {
      giveUp();
      enter(idle);
    },
    retry: (isOnline) => enter(afterWait(state, isOnline)),
  };
}
