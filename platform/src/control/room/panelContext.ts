import type { ControlRoomFacts, ControlRoomPlayer, ControlRoomState } from '../controlRoomApi.ts';
import type { ControlRoomClient } from './controlRoomClient.ts';

/** Context handed to every section of the control room. */
export interface PanelContext {
  readonly server: ControlRoomClient;
  readonly facts: ControlRoomFacts;
  /** Said where everybody sees it, and read aloud. */
  notify(text: string, isProblem?: boolean): void;
  /** Asks for what is so now without waiting for the next turn. */
  refresh(): Promise<void>;
  onState(listener: (state: ControlRoomState) => void): void;
  player(): ControlRoomPlayer | null;
  selectPlayer(player: ControlRoomPlayer | null): void;
  onPlayerSelected(listener: (player: ControlRoomPlayer | null) => void): void;
}

export function createPanelContext({
  server,
  facts,
  notify,
}: Pick<PanelContext, 'server' | 'facts' | 'notify'>): PanelContext {
  const stateListeners: ((state: ControlRoomState) => void)[] = [];
  const playerListeners: ((player: ControlRoomPlayer | null) => void)[] = [];
  let seen = 0;
  let isAway = false;
  let chosen: ControlRoomPlayer | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const response = await server.state(seen);
    if (response.ok) {
      if (isAway) notify('The sandbox answers again.');
      seen = response.value.activity.at(-1)?.number ?? seen;
      for (const listener of stateListeners) listener(response.value);
    } else if (!isAway) notify(response.message, true);
    isAway = !response.ok;
  }

  return {
    server,
    facts,
    notify,
    // One at a time: two answers with the same words would show them twice.
    refresh: () => (asking ??= ask().finally(() => void (asking = null))),
    onState: (listener) => void stateListeners.push(listener),
    player: () => chosen,
    selectPlayer(player) {
      chosen = player;
      for (const listener of playerListeners) listener(player);
    },
    onPlayerSelected: (listener) => void playerListeners.push(listener),
  };
}
