import { connectionAfter, idle, isTrying, reconnectDelay, currentDelay } from './connectionState.ts';
import type { ConnectionEvent, ConnectionState, LossKind } from './connectionState.ts';

export interface OpenConnection {
  close(): void;
}

/** How an open connection ended. With `canReconnect: false` the hub refuses further connections. */
export interface ConnectionLoss {
  canReconnect: boolean;
  reason: string;
  /** Kind of delay before the next attempt; default: a broken connection. */
  kind?: LossKind;
}

/** An attempt to connect, and its connection. */
export interface Attempt {
  onLost(loss: ConnectionLoss): void;
  /** The attempt was cancelled; close what it opens. */
  isAbandoned(): boolean;
  onAbandon(run: () => void): void;
}

export interface HubLinkDeps {
  /** Negotiates and opens a connection; rejects with the reason. */
  open(attempt: Attempt): Promise<OpenConnection>;
  /** Returns the cancel function. */
  schedule(run: () => void, ms: number): () => void;
  random(): number;
  onState(state: ConnectionState): void;
  /** The connection failed or was lost (RT-03). */
  onFailure(reason: string): void;
}

export interface HubLink {
  start(): void;
  /** Also works during an attempt: a connection that it opens is closed at once. */
  stop(): void;
  /** Reconnects immediately, even after a server-initiated close. Call on explicit user request. */
  retry(): void;
  /** Reconnects immediately unless the hub closed for good. Call when the network is back. */
  retryNow(): void;
  state(): ConnectionState;
}

/** Maximum duration of an attempt, in milliseconds. */
export const maxAttemptMs = 15_000;

/** Maintains one connection while it is wanted. `connectionState.ts` has the rules. */
export function createHubLink({ open, schedule, random, onState, onFailure }: HubLinkDeps): HubLink {
  let state: ConnectionState = idle;
  let current: OpenConnection | null = null;
  let cancelWait = () => {};
  let abandon = () => {};

  function apply(event: ConnectionEvent): void {
    const before = state;
    state = connectionAfter(state, event);
    if (state === before) return;
    onState(state);
    cancelWait();
    const wait = currentDelay(state);
    cancelWait =
      wait === null
        ? () => {}
        : schedule(() => apply({ type: 'due' }), reconnectDelay(wait.number, random(), wait.after));
    if (isTrying(state) && !isTrying(before)) void attempt();
  }

  async function attempt(): Promise<void> {
    let isAbandoned = false;
    let isOpen = false;
    const early: ConnectionLoss[] = [];
    const whenAbandoned: (() => void)[] = [];
    const fail = (reason: string) => {
      onFailure(reason);
      apply({ type: 'failed' });
    };
    const giveUp = () => {
      if (isAbandoned) return;
      isAbandoned = true;
      cancelDeadline();
      for (const run of whenAbandoned) run();
    };
    // Without this a socket that neither opens nor fails would wait for the browser's timeout of minutes.
    const cancelDeadline = schedule(() => {
      giveUp();
      fail('no answer');
    }, maxAttemptMs);
    abandon = giveUp;
    try {
      const opened = await open({
        isAbandoned: () => isAbandoned,
        onAbandon: (run) => void whenAbandoned.push(run),
        onLost(loss) {
          if (isAbandoned) return;
          if (isOpen) lose(loss);
          else early.push(loss);
        },
      });
      if (isAbandoned) return opened.close();
      cancelDeadline();
      isOpen = true;
      current = opened;
      apply({ type: 'opened' });
      for (const loss of early) lose(loss);
    } catch (error) {
      cancelDeadline();
      if (!isAbandoned) fail(error instanceof Error ? error.message : String(error));
    }
  }

  function lose({ canReconnect, reason, kind = 'broken' }: ConnectionLoss): void {
    current = null;
    onFailure(reason);
    apply({ type: 'lost', canReconnect, lost: kind });
  }

  return {
    start: () => apply({ type: 'wanted' }),
    stop() {
      abandon();
      current?.close();
      current = null;
      apply({ type: 'unwanted' });
    },
    retry() {
      if (state.name === 'Disconnected' && state.why === 'closedByHub') apply({ type: 'wanted' });
      else apply({ type: 'due' });
    },
    retryNow: () => apply({ type: 'due' }),
    state: () => state,
  };
}
