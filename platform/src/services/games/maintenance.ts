import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { nextScheduleChange, scheduledBackAt } from '../../games/catalogue/maintenanceHour.ts';
import { closedUntil } from '../../games/catalogue/openingHours.ts';
import type { Clock } from '../../kernel/clock.ts';

type Maintained = Pick<CatalogueGame, 'gameGroupId' | 'maintenanceHour' | 'liveTable'>;

/** Games that cannot be played now: their maintenance, closed live tables, and the overrides of the control room. */
export interface Maintenance {
  /** End of maintenance or next opening in Unix milliseconds; null if the game is playable. */
  backAt(game: Maintained): number | null;
  /** Overrides the schedule: maintenance until `backAt`, or playable (null). */
  set(gameGroupId: number, backAt: number | null): void;
  /** Removes overrides, for all games or for these. */
  clear(gameGroupIds?: readonly number[]): void;
  /** Time until which previous results stay valid, unless `revision` changes. */
  unchangedUntil(): number;
  revision(): number;
}

/** @param schedules `off` keeps each game open that has no override */
export function createMaintenance(clock: Pick<Clock, 'now'>, schedules: 'on' | 'off' = 'on'): Maintenance {
  /** Game id → end of maintenance, or null for playable. Stored in memory: a restart returns to the schedule. */
  const ordered = new Map<number, number | null>();
  let revision = 0;
  return {
    backAt({ gameGroupId, maintenanceHour, liveTable }) {
      const now = clock.now();
      const order = ordered.get(gameGroupId);
      if (order === null) return null;
      if (order !== undefined && order > now) return order;
      if (schedules === 'off') return null;
      const maintained = maintenanceHour === null ? null : scheduledBackAt(maintenanceHour, now);
      const hours = liveTable?.openingHours ?? null;
      return maintained ?? (hours === null ? null : closedUntil(hours, now));
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
