import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { nextScheduleChange, scheduledBackAt } from '../catalogue/maintenanceHour.ts';
import type { Clock } from '../kernel/clock.ts';

type Maintained = Pick<CatalogueGame, 'gameGroupId' | 'maintenanceHour'>;

/** Which games are being maintained: those the schedule names, and what the control room says instead. */
export interface Maintenance {
  /** When the game is expected back, in Unix milliseconds; null while it can be played. */
  backAt(game: Maintained): number | null;
  /** Takes a game out of play until `backAt`, or into play whatever the schedule says (null). */
  set(gameGroupId: number, backAt: number | null): void;
  /** Back to the schedule: for all games, or for these. */
  clear(gameGroupIds?: readonly number[]): void;
  /** What has been answered so far stays true until then, unless `revision` changes. */
  unchangedUntil(): number;
  revision(): number;
}

export function createMaintenance(clock: Pick<Clock, 'now'>): Maintenance {
  /** Game id → end of its maintenance, or null for in play. Kept in memory: a restarted sandbox follows the schedule. */
  const ordered = new Map<number, number | null>();
  let revision = 0;
  return {
    backAt({ gameGroupId, maintenanceHour }) {
      const now = clock.now();
      const order = ordered.get(gameGroupId);
      if (order === null) return null;
      if (order !== undefined && order > now) return order;
      return maintenanceHour === null ? null : scheduledBackAt(maintenanceHour, now);
    },
    set(gameGroupId, backAt) {
      ordered.set(gameGroupId, backAt);
      revision += 1;
    },
    clear(gameGroupIds) {
      for (const id of gameGroupIds ?? [...ordered.keys()]) ordered.delete(id);
      revision += 1;
    },
    unchangedUntil() {
      const now = clock.now();
      const ends = [...ordered.values()].filter((end) => end !== null && end > now) as number[];
      return Math.min(nextScheduleChange(now), ...ends);
    },
    revision: () => revision,
  };
}
