/** What a call to the service does to one game. */
export type FavouriteCall = 'add' | 'remove';

/** Call in flight. `isWanted` is the player's latest choice, which may differ from the call. */
interface Request {
  call: FavouriteCall;
  isWanted: boolean;
}

export interface FavouritesState {
  /** Newest first. */
  ids: readonly number[];
  /** At most one request in flight per game. */
  requests: Readonly<Record<number, Request>>;
  /** Games whose latest choice, which the list shows, could not be sent. */
  failed: ReadonlySet<number>;
}

export interface FavouritesStep {
  state: FavouritesState;
  /** Call to send now for the game, or null. */
  send: FavouriteCall | null;
}

export const noFavourites: FavouritesState = { ids: [], requests: {}, failed: new Set() };

const callFor = (isWanted: boolean): FavouriteCall => (isWanted ? 'add' : 'remove');

const without = (games: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...games].filter((other) => other !== id));

/** Returns the list with the game at its front, or without it. */
function withRequest(ids: readonly number[], id: number, isWanted: boolean): readonly number[] {
  if (ids.includes(id) === isWanted) return ids;
  return isWanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

/**
 * LB-04: changes the list at once. While a call for the game is in flight no other is sent; the latest choice waits. A
 * press after a failure repeats the choice.
 */
export function toggleFavourite({ ids, requests, failed }: FavouritesState, id: number): FavouritesStep {
  const isWanted = ids.includes(id) === failed.has(id);
  const running = requests[id];
  const call = running?.call ?? callFor(isWanted);
  return {
    state: {
      ids: withRequest(ids, id, isWanted),
      requests: { ...requests, [id]: { call, isWanted } },
      failed: without(failed, id),
    },
    send: running === undefined ? call : null,
  };
}

/**
 * LB-04: handles the end of a call, successful or not. The list stays as the player sees it: a failure is not rolled
 * back, but remembered. If the player has changed their mind in the meantime, the latest choice is sent now.
 */
export function settleFavourite(state: FavouritesState, id: number, isOk: boolean): FavouritesStep {
  const { requests, failed } = state;
  const ended = requests[id];
  if (ended === undefined) return { state, send: null };
  const wanted = callFor(ended.isWanted);
  if (wanted === ended.call) {
    const { [id]: _, ...others } = requests;
    return { state: { ...state, requests: others, failed: isOk ? failed : new Set([...failed, id]) }, send: null };
  }
  return {
    state: { ...state, requests: { ...requests, [id]: { call: wanted, isWanted: ended.isWanted } } },
    send: wanted,
  };
}

/** The player's choices for single games that the service may not know yet. */
export type PendingFavourites = ReadonlyMap<number, boolean>;

export function pendingRequestsOf({ requests }: Pick<FavouritesState, 'requests'>): Map<number, boolean> {
  return new Map(Object.entries(requests).map(([id, { isWanted }]) => [Number(id), isWanted]));
}

/** Merges a list from the service with the choices made since it was requested; those choices win. */
export function receiveFavourites(fetched: readonly number[], pending: PendingFavourites): readonly number[] {
  return [...pending].reduce<readonly number[]>((list, [id, isWanted]) => withRequest(list, id, isWanted), fetched);
}
