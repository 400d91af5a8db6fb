import type { MeteredSession, MeteredTopic } from '@foyer/contract/metered';
import { meteredSessionId } from '@foyer/contract/metered';
import * as v from 'valibot';
import { createStore } from '../../base/createStore.ts';
import type { ApiResult } from '../../services/api/apiResult.ts';
import { parseStored } from '../../services/storage/parseStored.ts';
import type { GamePicker } from './gamePicker.ts';
import type { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';
import { meterAfter, noMeter } from './meterState.ts';
import type { MeterEvent, MeterState } from './meterState.ts';

/** One value in the browser's storage. */
export interface StoredText {
  get(): string | null;
  set(text: string | null): void;
}

export interface MeterDeps {
  fetchIsMetered(picker: GamePicker): Promise<ApiResult<typeof fetchIsGameMetered>>;
  start(picker: GamePicker): Promise<ApiResult<typeof startMeter>>;
  /** Must reach the server even while the page unloads. */
  end(id: string): Promise<ApiResult<typeof endMeter>>;
  /** Session running in this tab, to be ended after a crash. */
  running: StoredText;
  /** Unconfirmed ends; they outlive the tab and a logout. */
  ends: StoredText;
  /** Whether the market allows play while it is unknown if the game is metered. */
  playWithoutMeter(): boolean;
}

export type MeterCheck = 'metered' | 'free' | 'unknown';

export interface Meter {
  /** Never throws: a failed check gives `unknown`, and `mayPlay` decides what that means. */
  check(picker: GamePicker | null): Promise<MeterCheck>;
  /**
   * Starts a session for a metered game. Resolves with false if the game must not open, because it would be played
   * without its meter.
   */
  open(check: MeterCheck, picker: GamePicker | null): Promise<boolean>;
  /**
   * Called when the game of this tab ended. `canReconnect`: the page was put into the back/forward cache and may be
   * restored.
   */
  close(how?: { canReconnect: boolean }): void;
  /** Called when a page is restored from the back/forward cache with its game running: starts a new session. */
  reopen(): Promise<void>;
  /** Called after a reload: ends the previous session, which may have had no time to end. */
  reclaim(): void;
  /** Sends every unconfirmed end. */
  resend(): Promise<void>;
  /** Handles messages of the real-time connection on the topics of metered play. */
  onMessage(topic: MeteredTopic, content: MeteredSession): void;
}

/** S8: message of the error that a failed check throws. The caller catches it and applies the market's rule (GM-07). */
export const checkFailed = 'Function not implemented';

/** GM-07: returns whether play of the game is metered. Throws if this is unknown. */
export async function isGameMetered(
  fetchIsMetered: (picker: GamePicker) => Promise<ApiResult<typeof fetchIsGameMetered>>,
  picker: GamePicker,
): Promise<boolean> {
  const response = await fetchIsMetered(picker);
  if (!response.ok) throw new Error(checkFailed);
  return response.value.isGameMetered;
}

const pendingEnds = v.pipe(v.array(meteredSessionId), v.maxLength(50));

/** Parses stored unconfirmed ends; malformed values are dropped. */
export function parsePendingEnds(text: string | null): readonly string[] {
  return parseStored(pendingEnds, text) ?? [];
}

/** Keeps the newest ids; the operator declares older sessions dead by itself. */
export function writePendingEnds(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].slice(-50));
}

/** Metered session of this tab's game, for notices in the game window. */
export const meterStore = createStore<MeterState>(() => noMeter);

/** GM-07: keeps a metered session exactly as long as its game, and never loses an end. */
export function createMeter({ fetchIsMetered, start, end, running, ends, playWithoutMeter }: MeterDeps): Meter {
  /** Identifies the newest launch: a session whose game closed before the session started must end at once. */
  let newest = 0;
  let metered: GamePicker | null = null;
  const apply = (event: MeterEvent) => meterStore.setState(meterAfter(meterStore.getState(), event), true);

  const storePendingEnd = (id: string) => ends.set(writePendingEnds([...parsePendingEnds(ends.get()), id]));
  async function send(id: string): Promise<void> {
    const response = await end(id);
    // A session that the service does not know needs no end.
    const isOver = response.ok || (response.failure.kind === 'refused' && response.failure.status === 404);
    if (!isOver) return;
    const left = parsePendingEnds(ends.get()).filter((other) => other !== id);
    ends.set(left.length === 0 ? null : writePendingEnds(left));
  }

  return {
    async check(picker) {
      if (picker === null) return 'unknown';
      try {
        return (await isGameMetered(fetchIsMetered, picker)) ? 'metered' : 'free';
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
      if (check === 'unknown' || picker === null) return playWithoutMeter();
      const response = await start(picker);
      if (!response.ok) return playWithoutMeter();
      const { id } = response.value;
      if (mine !== newest) {
        storePendingEnd(id);
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
      // Stored before sending, so that a page that unloads now resends it later.
      storePendingEnd(id);
      running.set(null);
      void send(id);
    },
    async reopen() {
      if (metered !== null && meterStore.getState().phase === 'none') await this.open('metered', metered);
    },
    reclaim() {
      const left = running.get();
      if (left === null || meterStore.getState().phase === 'open') return;
      storePendingEnd(left);
      running.set(null);
    },
    async resend() {
      for (const id of parsePendingEnds(ends.get())) await send(id);
    },
    onMessage: (topic, content) => apply({ type: 'message', topic, content }),
  };
}
