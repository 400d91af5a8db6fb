import type { RoomFacts, RoomPlayer, RoomState } from '../roomApi.ts';
import type { RoomServer } from './roomServer.ts';

/** What every card of the room is handed. */
export interface Room {
  readonly server: RoomServer;
  readonly facts: RoomFacts;
  /** Said where everybody sees it, and read aloud. */
  say(text: string, isProblem?: boolean): void;
  /** Asks for what is so now without waiting for the next turn. */
  look(): Promise<void>;
  onState(listener: (state: RoomState) => void): void;
  player(): RoomPlayer | null;
  choose(player: RoomPlayer | null): void;
  onPlayer(listener: (player: RoomPlayer | null) => void): void;
}

export function createRoom({ server, facts, say }: Pick<Room, 'server' | 'facts' | 'say'>): Room {
  const stateListeners: ((state: RoomState) => void)[] = [];
  const playerListeners: ((player: RoomPlayer | null) => void)[] = [];
  let seen = 0;
  let isAway = false;
  let chosen: RoomPlayer | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const answer = await server.state(seen);
    if (answer.ok) {
      if (isAway) say('The sandbox answers again.');
      seen = answer.value.activity.at(-1)?.number ?? seen;
      for (const listener of stateListeners) listener(answer.value);
    } else if (!isAway) say(answer.message, true);
    isAway = !answer.ok;
  }

  return {
    server,
    facts,
    say,
    // One at a time: two answers with the same words would show them twice.
    look: () => (asking ??= ask().finally(() => void (asking = null))),
    onState: (listener) => void stateListeners.push(listener),
    player: () => chosen,
    choose(player) {
      chosen = player;
      for (const listener of playerListeners) listener(player);
    },
    onPlayer: (listener) => void playerListeners.push(listener),
  };
}
