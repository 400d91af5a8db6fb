import { connectionAfter, idle, isTrying, waitNow } from './connectionState.ts';
import type { ConnectionEvent, ConnectionState } from './connectionState.ts';
import { reconnectDelay } from './reconnectDelay.ts';
import type { LossKind } from './reconnectDelay.ts';

export interface OpenConnection {
  close(): void;
}

/** How a connection that was open ended. After `canReconnect: false` the hub does not want us back. */
export interface Loss {
  canReconnect: boolean;
  reason: string;
  /** How the next try is waited for; a broken line where nothing is said. */
  kind?: LossKind;
}

/** One try to connect, and the connection that came of it. */
export interface Attempt {
  onLost(loss: Loss): void;
  /** Nobody waits for it, or wants what it opened, any more. */
  isAbandoned(): boolean;
  onAbandon(run: () => void): void;
}

export interface HubLinkDeps {
  /** Negotiates and opens; rejects with the reason. */
  open(attempt: Attempt): Promise<OpenConnection>;
  /** Returns how to cancel. */
  later(run: () => void, ms: number): () => void;
  random(): number;
  onState(state: ConnectionState): void;
  /** The connection failed or was lost (RT-03). */
  onTrouble(reason: string): void;
}

export interface HubLink {
  start(): void;
  /** Also while it connects: what opens then is closed at once. */
  stop(): void;
  /** Does not wait for the next try, and comes back after a goodbye: the player wants it. */
  retry(): void;
  /** Does not wait for the next try: the network is there again. */
  retryNow(): void;
  state(): ConnectionState;
}

/** A try that takes longer has failed, milliseconds. */
export const maxAttemptMs = 15_000;

/** Keeps one connection while it is wanted. Decisions are in `connectionState.ts`. */
export function createHubLink({ open, later, random, onState, onTrouble }: HubLinkDeps): HubLink {
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
    const wait = waitNow(state);
    cancelWait =
      wait === null ? () => {} : later(() => apply({ type: 'due' }), reconnectDelay(wait.number, random(), wait.after));
    if (isTrying(state) && !isTrying(before)) void attempt();
  }

  async function attempt(): Promise<void> {
    let isAbandoned = false;
    let isOpen = false;
    const early: Loss[] = [];
    const whenAbandoned: (() => void)[] = [];
    const fail = (reason: string) => {
      onTrouble(reason);
      apply({ type: 'failed' });
    };
    const giveUp = () => {
      if (isAbandoned) return;
      isAbandoned = true;
      cancelDeadline();
      for (const run of whenAbandoned) run();
    };
    // A socket that neither opens nor fails would keep the browser's own time, which is minutes.
    const cancelDeadline = later(() => {
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

  function lose({ canReconnect, reason, kind = 'broken' }: Loss): void {
    current = null;
    onTrouble(reason);
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
      if (state.name === 'Disconnected' && state.why === 'goodbye') apply({ type: 'wanted' });
      else apply({ type: 'due' });
    },
    retryNow: () => apply({ type: 'due' }),
    state: () => state,
  };
}
