import * as v from 'valibot';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { maxOfflineNames, storableNames } from '../../services/storage/offlineNames.ts';
import { removeOfflineNames } from '../../services/storage/removeOfflineNames.browser.ts';
import { writeOfflineNames } from '../../services/storage/writeOfflineNames.browser.ts';

export interface StoredFavourites {
  /** Stores or deletes the names, after a change of what decides whether they may be stored. */
  update(): void;
  /** Deletes the names, also for other tabs of this player. */
  end(): void;
}

/**
 * Messages between tabs. They are never stored.
 * - `here`: a player's session has started in a tab
 * - `also`: response of a tab with another player
 * - `left`: the player's session has ended in a tab
 */
const tabMessage = v.object({ kind: v.picklist(['here', 'also', 'left']), userId: v.number() });
type TabMessage = v.InferOutput<typeof tabMessage>;

/** Channel between the tabs; it does nothing without BroadcastChannel. */
function openChannel(onMessage: (message: TabMessage) => void) {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('foyer-offline-names');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(tabMessage, data);
    if (read.success) onMessage(read.output);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin; it stays within its own
  return { post: (message: TabMessage) => channel.postMessage(message), close: () => channel.close() };
}

/**
 * Stores the names of the favourites and follows their changes. Stores nothing while the player is unknown, and nothing
 * more once another player is logged in in another tab, because the service worker cannot know which tab it serves.
 */
export function storeFavourites(culture: string, canStore: () => boolean): StoredFavourites {
  const release = document.documentElement.dataset['release'] ?? '';
  const userId = () => playerStore.getState().account?.core.userId ?? null;
  let isOver = false;
  let isAnnounced = false;
  let written: string | null = null;
  // One after the other: a write must not overtake a removal.
  let work: Promise<void> = removeOfflineNames();
  const mayWrite = () => !isOver && isAnnounced && canStore();

  const channel = openChannel(onMessage);
  const post = (kind: TabMessage['kind']) => {
    const id = userId();
    if (id !== null) channel.post({ kind, userId: id });
  };

  function favouriteNames(): readonly string[] {
    const { favouriteGameIds, lobbyGames } = gamesStore.getState();
    const ids = favouriteGameIds.slice(0, maxOfflineNames);
    // Known tiles cause another change of the store.
    if (ids.some((id) => lobbyGames[id] === undefined)) void gamesLoader().know(ids);
    return storableNames(ids.flatMap((id) => lobbyGames[id]?.name ?? []));
  }

  function update(): void {
    if (!isOver && !isAnnounced && userId() !== null) {
      isAnnounced = true;
      post('here');
    }
    const names = mayWrite() ? favouriteNames() : [];
    const text = JSON.stringify(names);
    if (text === written) return;
    written = text;
    work = work.then(() =>
      names.length > 0 && mayWrite()
        ? writeOfflineNames({ release, culture, names, savedAt: Date.now() }, mayWrite)
        : removeOfflineNames(),
    );
  }

  function end(): void {
    isOver = true;
    update();
  }

  function onMessage(message: TabMessage): void {
    const id = userId();
    if (id === null) return;
    const isOwn = message.userId === id;
    if (message.kind === 'here' && !isOwn) post('also');
    if (message.kind === 'left' ? isOwn : !isOwn) end();
  }

  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    // A visitor's page in another tab may have deleted the names.
    written = null;
    update();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stops = [
    gamesStore.subscribe(({ favouriteGameIds, lobbyGames }, before) => {
      if (favouriteGameIds !== before.favouriteGameIds || lobbyGames !== before.lobbyGames) update();
    }),
    playerStore.subscribe(update),
    () => document.removeEventListener('visibilitychange', onVisible),
  ];
  // The player's id is gone from the store when the session has ended.
  const ownId = userId();
  update();
  return {
    update,
    end() {
      for (const stop of stops) stop();
      end();
      if (ownId !== null) channel.post({ kind: 'left', userId: ownId });
      channel.close();
    },
  };
}
