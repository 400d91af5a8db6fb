import type { QueryObserver } from '@tanstack/query-core';
import { failed } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { startDeadline } from '../api/startDeadline.browser.ts';
import { report } from '../errors/report.ts';
import { isPlayer } from '../player/isPlayer.ts';
import { playerStore } from '../player/playerStore.ts';
import { afterGap } from './gaps.browser.ts';
import { createLivePoll, livePollDeps, loadDeadlineMs, shareFollowers } from './livePoll.browser.ts';
import { loadQueryLibrary, queryLibrary } from './loadQueryLibrary.browser.ts';
import { queryScopeStore } from './queryScope.ts';
import { notLoaded, queryError, queryStateOf } from './queryState.ts';
import type { QueryState } from './queryState.ts';

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
      const deadline = startDeadline(loadDeadlineMs, signal);
      const end = new Promise<Result<T, ApiFailure>>((resolve) =>
        deadline.signal.addEventListener('abort', () => resolve(failed({ kind: 'noResponse' }))),
      );
      const result = await Promise.race([load(deadline.signal), end]).finally(deadline.end);
      // The API client reports what it has not aborted.
      if (deadline.isOver()) report('API_ERROR', { endpoint: name, kind: 'noResponse', status: null });
      if (!result.ok) throw queryError(result.failure);
      return result.value;
    },
    ...definition.rules,
  });

  async function loadIntoCache(): Promise<void> {
    const late = () => new Promise<void>((resolve) => setTimeout(resolve, loadDeadlineMs));
    if (queryLibrary() === null) await Promise.race([loadQueryLibrary(), late()]).catch(() => undefined);
    const queryKey = keyNow();
    const library = queryLibrary();
    if (queryKey === null) return;
    if (library === null) publish({ ...notLoaded, failure: { kind: 'noResponse' } });
    // A failure is published as a state.
    else await library.client.fetchQuery(optionsOf(queryKey)).catch(() => undefined);
  }

  function fetchNow(): Promise<void> {
    if (keyNow() === null) return Promise.resolve();
    requestedAt = Date.now();
    const mine = loadIntoCache().then(() => void (running === mine && (running = null)));
    return (running = mine);
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
    return known ? queryStateOf(known) : notLoaded;
  }

  function start(): () => void {
    let observer: QueryObserver<T> | undefined;
    let observed: string | undefined;
    // The first load of a player who is there is that of the follower or the poll.
    let isLoadDue = keyNow() === null;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let gapTimer: ReturnType<typeof setTimeout> | undefined;
    let isGapAgain = false;
    let isStopped = false;

    publish = (next) => {
      if (isStopped) return;
      clearTimeout(retryTimer);
      if (next.name !== 'notLoaded' && (published[0] !== next.value || published[1] !== next.loadedAt)) {
        published = [next.value, next.loadedAt];
        failures = 0;
        definition.onValue?.(next.value);
      }
      definition.onState?.(next);
      const delayMs = 'failure' in next && next.failure && definition.delayAfterFailure?.((failures += 1));
      if (typeof delayMs === 'number') retryTimer = setTimeout(() => void refresh(), delayMs);
    };
    /** Observes another key after a change of player, market or account. */
    const observe = () => {
      const queryKey = keyNow();
      const library = queryLibrary();
      if (library === null && queryKey !== null) loadQueryLibrary().then(observe, () => undefined);
      const text = JSON.stringify(queryKey);
      if (library === null || isStopped || text === observed) return;
      observed = text;
      observer?.destroy();
      running = waiting = null;
      publish(state());
      if (queryKey === null) return;
      observer = new library.QueryObserver<T>(library.client, { ...optionsOf(queryKey), enabled: false });
      observer.subscribe((result) => publish(queryStateOf(result)));
      if (isLoadDue) void fetchNow();
      isLoadDue = true;
    };
    const onGap = () => {
      if (Math.abs(Date.now() - requestedAt) < gapAgeMs) return;
      isGapAgain = gapTimer !== undefined;
      if (isGapAgain) return;
      void refresh('instead');
      gapTimer = setTimeout(() => {
        gapTimer = undefined;
        if (isGapAgain) onGap();
      }, gapIntervalMs);
    };

    observe();
    const stops = [queryScopeStore.subscribe(observe), playerStore.subscribe(observe)];
    if (gapAgeMs < Infinity) stops.push(afterGap(onGap));
    // A player's figures go on with data saver.
    const deps = { ...livePollDeps, isSavingData: () => false };
    if (pollMs !== undefined) stops.push(createLivePoll({ fetch: fetchNow, pollIntervalMs: pollMs, deps }).follow());
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
      clearTimeout(retryTimer);
      clearTimeout(gapTimer);
      observer?.destroy();
    };
  }

  const follow = shareFollowers(start);
  function set(value: T): void {
    const queryKey = keyNow();
    dropRunning();
    if (queryKey === null) return;
    if (queryLibrary() === null) void loadQueryLibrary().then(() => set(value));
    else queryLibrary()?.client.setQueryData(queryKey, value);
  }
  return {
    follow() {
      const stop = follow();
      if (pollMs === undefined && running === null) void refresh();
      return stop;
    },
    refresh,
    set,
    state,
  };
}
