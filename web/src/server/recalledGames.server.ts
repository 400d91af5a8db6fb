import { recalledGames } from '@foyer/contract/recalledGames';
import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import type { Upstream } from './upstream.server.ts';

/** Recalled games as this process last read them. */
export interface RecalledGames {
  has(gameGroupId: number): boolean;
  ids(): readonly number[];
  stop(): void;
}

/** Time between two requests, in milliseconds: a recall reaches every open game within a minute. */
export const pollIntervalMs = 15_000;
/** The same for a service that recalls no games. */
export const absentIntervalMs = 600_000;

/**
 * Reads the recalled games again and again. A failure keeps the list before: no game comes back by an outage.
 * @param onChange called when the list differs from the one before, except for the first list
 */
export function watchRecalledGames(
  upstream: Pick<Upstream, 'call'>,
  onChange: () => void,
  clock: Pick<Clock, 'schedule'> = serverClock,
): RecalledGames {
  let known: ReadonlySet<number> | null = null;
  let isStopped = false;
  let cancel = (): void => undefined;

  function store(ids: ReadonlySet<number>): void {
    const before = known;
    known = ids;
    if (before !== null && (before.size !== ids.size || [...before].some((id) => !ids.has(id)))) onChange();
  }

  async function read(): Promise<void> {
    const response = await upstream.call(recalledGames, {});
    if (isStopped) return;
    if (response.ok) store(new Set(response.value.games.map(({ gameGroupId }) => gameGroupId)));
    const isAbsent = !response.ok && response.failure.kind === 'refused' && response.failure.status === 404;
    cancel = clock.schedule(() => void read(), isAbsent ? absentIntervalMs : pollIntervalMs);
  }
  void read();

  return {
    has: (gameGroupId) => known?.has(gameGroupId) === true,
    ids: () => [...(known ?? [])],
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
