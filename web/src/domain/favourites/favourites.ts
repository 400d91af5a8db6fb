/** `add` or `remove`: what a call to the service does to one game. */
export type FavouriteCall = 'add' | 'remove';

/** A call on its way. `isWanted` is what the player asked for last, which may differ from the call by now. */
interface Request {
  call: FavouriteCall;
  isWanted: boolean;
}

export interface FavouritesState {
  /** Newest first. */
  ids: readonly number[];
  /** At most one per game: the flag that a request is under way. */
  requests: Readonly<Record<number, Request>>;
}

export interface FavouritesStep {
  state: FavouritesState;
  /** Call to make now for the game, or null. */
  send: FavouriteCall | null;
}

export const noFavourites: FavouritesState = { ids: [], requests: {} };

const callFor = (isWanted: boolean): FavouriteCall => (isWanted ? 'add' : 'remove');

/** The list with the game at its front, or without it. */
function withRequest(ids: readonly number[], id: number, isWanted: boolean): readonly number[] {
  if (ids.includes(id) === isWanted) return ids;
  return isWanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

/** LB-04: the list changes at once. While a call for the game is under way none is added to it; the last wish waits. */
export function toggleFavourite({ ids, requests }: FavouritesState, id: number): FavouritesStep {
  const isWanted = !ids.includes(id);
  const running = requests[id];
  const call = running?.call ?? callFor(isWanted);
  return {
    state: { ids: withRequest(ids, id, isWanted), requests: { ...requests, [id]: { call, isWanted } } },
    send: running === undefined ? call : null,
  };
}

/**
 * LB-04: a call ended, well or not. The request's flag is cleared and the list stays as the player sees it: a failure is
 * not rolled back. Where the player changed their mind meanwhile, the last wish is sent now.
 */
export function settleFavourite({ ids, requests }: FavouritesState, id: number): FavouritesStep {
  const ended = requests[id];
  if (ended === undefined) return { state: { ids, requests }, send: null };
  const wanted = callFor(ended.isWanted);
  if (wanted === ended.call) {
    const { [id]: _, ...others } = requests;
    return { state: { ids, requests: others }, send: null };
  }
  return { state: { ids, requests: { ...requests, [id]: { call: wanted, isWanted: ended.isWanted } } }, send: wanted };
}

/** What the player wants of single games, and since when the service may not know it. */
export type FavouriteWishes = ReadonlyMap<number, boolean>;

export function pendingRequestsOf({ requests }: Pick<FavouritesState, 'requests'>): Map<number, boolean> {
  return new Map(Object.entries(requests).map(([id, { isWanted }]) => [Number(id), isWanted]));
}

/** A list from the service. It may be older than presses that were under way when it was asked for, or came after: those stand. */
export function receiveFavourites(fetched: readonly number[], wishes: FavouriteWishes): readonly number[] {
  return [...wishes].reduce<readonly number[]>((list, [id, isWanted]) => withRequest(list, id, isWanted), fetched);
}
