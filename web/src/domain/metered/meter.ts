import type { MeteredSession, MeteredTopic } from '@foyer/contract/metered';
import type { ApiResult } from '../../api/apiResult.ts';
import type { GamePicker } from './gamePicker.ts';
import { isGameMetered } from './isGameMetered.ts';
import type { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';
import { meterAfter } from './meterState.ts';
import type { MeterEvent } from './meterState.ts';
import { meterStore } from './meterStore.ts';
import { readPendingEnds, writePendingEnds } from './pendingEnds.ts';

/** One value in the browser's storage. */
export interface StoredText {
  get(): string | null;
  set(text: string | null): void;
}

export interface MeterDeps {
  ask(picker: GamePicker): Promise<ApiResult<typeof fetchIsGameMetered>>;
  start(picker: GamePicker): Promise<ApiResult<typeof startMeter>>;
  /** Reaches the server also while the page goes away. */
  end(id: string): Promise<ApiResult<typeof endMeter>>;
  /** The session that runs in this tab: after a crash it is what must be ended. */
  running: StoredText;
  /** Ends that nobody has confirmed; they outlive the tab and a logout. */
  ends: StoredText;
  /** Whether the market lets a game open while nobody can say if it is metered. */
  playWithoutMeter: boolean;
}

export type MeterCheck = 'metered' | 'free' | 'unknown';

export interface Meter {
  /** Never throws: a check that fails is `unknown`, and `mayPlay` says what that means here. */
  check(picker: GamePicker | null): Promise<MeterCheck>;
  /** Begins a session for a metered game. False when the game must not open: it would be played without its meter. */
  open(check: MeterCheck, picker: GamePicker | null): Promise<boolean>;
  /** The game of this tab ended. `canReconnect`: the page goes away and may be brought back as it is. */
  close(how?: { canReconnect: boolean }): void;
  /** The page that went away is back as it was, its game still running: its session goes on as a new one. */
  reopen(): Promise<void>;
  /** The tab was loaded again, and its last session may have had no time to end. */
  reclaim(): void;
  /** Sends every end that is not confirmed yet. */
  resend(): Promise<void>;
  /** What the real-time connection brings on the topics of metered play. */
  hear(topic: MeteredTopic, content: MeteredSession): void;
}

/** GM-07: keeps a metered session exactly as long as its game, and never loses an end. */
export function createMeter({ ask, start, end, running, ends, playWithoutMeter }: MeterDeps): Meter {
  /** A session whose game was left before it had begun must end at once. */
  let newest = 0;
  let metered: GamePicker | null = null;
  const apply = (event: MeterEvent) => meterStore.setState(meterAfter(meterStore.getState(), event), true);

  const pend = (id: string) => ends.set(writePendingEnds([...readPendingEnds(ends.get()), id]));
  async function send(id: string): Promise<void> {
    const response = await end(id);
    // A session that nobody knows needs no end.
    const isOver = response.ok || (response.failure.kind === 'refused' && response.failure.status === 404);
    if (!isOver) return;
    const left = readPendingEnds(ends.get()).filter((other) => other !== id);
    ends.set(left.length === 0 ? null : writePendingEnds(left));
  }

  return {
    async check(picker) {
      if (picker === null) return 'unknown';
      try {
        return (await isGameMetered(ask, picker)) ? 'metered' : 'free';
      } catch {
        return 'unknown';
      }
    },
    async open(check, picker) {
      newest += 1;
      const mine = newest;
      metered = null;
      apply({ type: 'cleared' });
      if (check === 'free') return true;
      if (check === 'unknown' || picker === null) return playWithoutMeter;
      const response = await start(picker);
      if (!response.ok) return playWithoutMeter;
      const { id } = response.value;
      if (mine !== newest) {
        pend(id);
        void send(id);
        return false;
      }
      metered = picker;
      running.set(id);
      apply({ type: 'started', session: response.value });
      return true;
    },
    close(how) {
      newest += 1;
      if (how?.canReconnect !== true) metered = null;
      const id = running.get();
      apply({ type: 'ended' });
      if (id === null) return;
      // Noted before it is sent: a page that goes away now resends it when it is back.
      pend(id);
      running.set(null);
      void send(id);
    },
    async reopen() {
      if (metered !== null && meterStore.getState().phase === 'none') await this.open('metered', metered);
    },
    reclaim() {
      const left = running.get();
      if (left === null || meterStore.getState().phase === 'open') return;
      pend(left);
      running.set(null);
    },
    async resend() {
      for (const id of readPendingEnds(ends.get())) await send(id);
    },
    hear: (topic, content) => apply({ type: 'message', topic, content }),
  };
}
