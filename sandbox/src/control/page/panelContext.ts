import type { ControlRoomFacts, ControlRoomPlayer, ControlRoomState } from '../controlRoomApi.ts';
import type { ControlRoomClient } from './controlRoomClient.ts';

/** Dependencies of all sections of the control room. */
export interface PanelContext {
  readonly server: ControlRoomClient;
  readonly facts: ControlRoomFacts;
  /** Shows a visible notice that is also announced to screen readers. */
  notify(text: string, isProblem?: boolean): void;
  /** Polls the state immediately. */
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
  let pendingPoll: Promise<void> | null = null;

  async function poll(): Promise<void> {
    const response = await server.state(seen);
    if (response.ok) {
      if (isAway) notify('The sandbox is back.');
      seen = response.value.activity.at(-1)?.number ?? seen;
      for (const listener of stateListeners) listener(response.value);
    } else if (!isAway) notify(response.message, true);
    isAway = !response.ok;
  }

  return {
    server,
    facts,
    notify,
    // One request at a time, because two responses would show the same activities twice.
    refresh: () => (pendingPoll ??= poll().finally(() => void (pendingPoll = null))),
    onState: (listener) => void stateListeners.push(listener),
    player: () => chosen,
    selectPlayer(player) {
      chosen = player;
      for (const listener of playerListeners) listener(player);
    },
    onPlayerSelected: (listener) => void playerListeners.push(listener),
  };
}
