import type { QueryObserver } from '@tanstack/query-core';
import { failed } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { report } from '../errors/report.ts';
import { isPlayer } from '../player/isPlayer.ts';
import { playerStore } from '../player/playerStore.ts';
import { afterGap } from './gaps.browser.ts';
import { createLivePoll, livePollDeps, loadDeadlineMs } from './livePoll.browser.ts';
import { loadQueryLibrary, queryLibrary } from './loadQueryLibrary.browser.ts';
import { queryScopeStore } from './queryScope.ts';
import { notLoaded, QueryFailure, queryStateOf } from './queryState.ts';
import type { QueryState } from './queryState.ts';
import { withDeadline } from './withDeadline.browser.ts';

export interface QueryDefinition<T> {
  name: string;
  load(signal: AbortSignal): Promise<Result<T, ApiFailure>>;
  /** Receives each new value while the query is followed, once. */
  onValue?(value: T): void;
  /** Receives each state while the query is followed. */
  onState?(state: QueryState<T>): unknown;
  /** Parts of the key beside session and market, read at each use. Null: there is nothing to request yet. */
  key?: () => readonly (string | number)[] | null;
  /** Interval of a poll that pauses in a hidden or offline tab. */
  pollMs?: number;
  /** A refresh within this time after the last request has no effect. */
  throttleMs?: number;
  /**
   * Age in milliseconds from which a gap refreshes the value: 0 for what costs money or trust when it is old. At once,
   * and once for gaps within a second.
   */
  gapAgeMs?: number;
  /** Delay before another load after a failure, by the number of failures in a row; by default others decide. */
  delayAfterFailure?: (failures: number) => number;
  /** Options of the query library. */
  rules?: { gcTime?: number; retry?: number; retryDelay?: (precedingFailures: number) => number };
}

export interface ServerQuery<T> {
  /** Loads now, or as its poll demands, and publishes each state. Followers share it. Returns the stop function. */
  follow(): () => void;
  /**
   * Resolves when a load that began after this call has ended; at once if it is throttled. A load under way ends first, or
   * is dropped: it may be older than a change, or never end.
   */
  refresh(running?: 'first' | 'instead'): Promise<void>;
  /** Sets a value that a call has returned. A load under way is dropped, because it may be older. */
  set(value: T): void;
  state(): QueryState<T>;
}

/** Minimum interval between two refreshes after gaps: several causes often come together. */
const gapIntervalMs = 1000;

/** Follows something shared: `start` runs with the first follower, its result with the last one that stops. */
function shareFollowers(start: () => () => void): () => () => void {
  const followers = new Set<object>();
  let stop = () => {};
  return () => {
    const follower = {};
    followers.add(follower);
    if (followers.size === 1) stop = start();
    return () => void (followers.delete(follower) && followers.size === 0 && stop());
  };
}

/** A player's value of the services, cached under a key of the session and market in which it was requested. */
export function createServerQuery<T>(definition: QueryDefinition<T>): ServerQuery<T> {
  const { name, load, key = () => [], pollMs, throttleMs = 0, gapAgeMs = Infinity } = definition;
  let requestedAt = -Infinity;
  let published: unknown[] = [];
  let failures = 0;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  let publish = (_state: QueryState<T>): void => {};

  function keyNow(): readonly unknown[] | null {
    const own = isPlayer() ? key() : null;
    const { session, market } = queryScopeStore.getState();
    return own && [name, session, market, ...own];
  }

  const optionsOf = (queryKey: readonly unknown[]) => ({
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<T> {
      const late = failed({ kind: 'noResponse' as const });
      const result = await withDeadline(load, { late, deadlineMs: loadDeadlineMs, signal });
      // The API client reports what it has not aborted.
      if (result === late) report('API_ERROR', { endpoint: name, kind: 'noResponse', status: null });
      if (!result.ok) throw new QueryFailure(result.failure);
      return result.value;
    },
    networkMode: 'always' as const,
    // Whatever the clock says: it may have been set back.
    staleTime: -Infinity,
    retry: 0,
    gcTime: Infinity,
    ...definition.rules,
  });

  async function loadIntoCache(): Promise<void> {
    const isReady =
      queryLibrary() !== null ||
      (await withDeadline(
        () =>
          loadQueryLibrary().then(
            () => true,
            () => false,
          ),
        { late: false, deadlineMs: loadDeadlineMs },
      ));
    const queryKey = keyNow();
    const library = queryLibrary();
    if (queryKey === null) return;
    try {
      if (!isReady || library === null) publish({ ...notLoaded, failure: { kind: 'noResponse' } });
      else await library.client.fetchQuery(optionsOf(queryKey));
      failures = isReady ? 0 : failures + 1;
    } catch {
      failures += 1;
    }
  }

  function fetchNow(): Promise<void> {
    if (keyNow() === null) return Promise.resolve();
    requestedAt = Date.now();
    const mine = loadIntoCache().then(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  function refresh(order: 'first' | 'instead' = 'first'): Promise<void> {
    // A clock that was set back does not throttle.
    if (Math.abs(Date.now() - requestedAt) < throttleMs) return Promise.resolve();
    if (order === 'instead') dropRunning();
    if (running === null) return fetchNow();
    waiting ??= running.then(() => {
      waiting = null;
      return fetchNow();
    });
    return waiting;
  }

  /** Drops a load under way: its response may be older than what is known, or never come. */
  function dropRunning(): void {
    const queryKey = keyNow();
    if (queryKey !== null) void queryLibrary()?.client.cancelQueries({ queryKey, exact: true });
    running = null;
  }

  function state(): QueryState<T> {
    const queryKey = keyNow();
    const known = queryKey && queryLibrary()?.client.getQueryState<T>(queryKey);
    return known ? queryStateOf({ ...known, isFetching: known.fetchStatus !== 'idle' }) : notLoaded;
  }

  function start(): () => void {
    let observer: QueryObserver<T> | null = null;
    let observed: string | undefined;
    // The first load of a player who is there is that of the follower or the poll.
    let isLoadDue = keyNow() === null;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let gapTimer: ReturnType<typeof setTimeout> | undefined;
    let gapAt = -Infinity;
    let isStopped = false;

    publish = (next) => {
      if (isStopped) return;
      if (next.name !== 'notLoaded' && (published[0] !== next.value || published[1] !== next.loadedAt)) {
        published = [next.value, next.loadedAt];
        definition.onValue?.(next.value);
      }
      definition.onState?.(next);
      clearTimeout(retryTimer);
      if ('failure' in next && next.failure !== null && definition.delayAfterFailure !== undefined)
        retryTimer = setTimeout(() => void refresh(), definition.delayAfterFailure(failures + 1));
    };
    /** Observes another key after a change of player, market or account. */
    const observe = () => {
      const queryKey = keyNow();
      const library = queryLibrary();
      if (library === null && queryKey !== null) loadQueryLibrary().then(observe, () => undefined);
      if (library === null || isStopped) return;
      const text = JSON.stringify(queryKey);
      if (text === observed) return;
      observed = text;
      observer?.destroy();
      running = null;
      waiting = null;
      publish(state());
      if (queryKey === null) return;
      observer = new library.Observer<T>(library.client, { ...optionsOf(queryKey), enabled: false });
      observer.subscribe((result) => publish(queryStateOf(result)));
      if (isLoadDue) void fetchNow();
      isLoadDue = true;
    };
    const refreshAfterGap = () => {
      gapTimer = undefined;
      gapAt = Date.now();
      void refresh('instead');
    };
    const onGap = () => {
      if (Math.abs(Date.now() - requestedAt) < gapAgeMs) return;
      const waitMs = gapIntervalMs - Math.abs(Date.now() - gapAt);
      if (waitMs <= 0) refreshAfterGap();
      else gapTimer ??= setTimeout(refreshAfterGap, waitMs);
    };

    observe();
    const stops = [queryScopeStore.subscribe(observe), playerStore.subscribe(observe)];
    if (gapAgeMs < Infinity) stops.push(afterGap(onGap));
    if (pollMs !== undefined) {
      // A player's figures go on with data saver.
      const deps = { ...livePollDeps, isSavingData: () => false };
      stops.push(createLivePoll({ fetch: fetchNow, pollIntervalMs: pollMs, deps }).follow());
    }
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
      clearTimeout(retryTimer);
      clearTimeout(gapTimer);
      observer?.destroy();
    };
  }

  const follow = shareFollowers(start);
  return {
    follow() {
      const stop = follow();
      if (pollMs === undefined && running === null) void refresh();
      return stop;
    },
    refresh,
    set: function set(value) {
      const queryKey = keyNow();
      if (queryKey === null) return;
      dropRunning();
      const library = queryLibrary();
      if (library === null) void loadQueryLibrary().then(() => set(value));
      else library.client.setQueryData(queryKey, value);
    },
    state,
  };
}
