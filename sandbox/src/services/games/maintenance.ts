import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import { nextScheduleChange, scheduledBackAt } from '@foyer/games/catalogue/catalogue';
import { closedUntil } from '@foyer/games/catalogue/openingHours';
import type { Clock } from '../../kernel/clock.ts';

type Maintained = Pick<CatalogueGame, 'gameGroupId' | 'maintenanceHour' | 'liveTable'>;

/** Games that nobody may play until further notice. */
export interface WithdrawnGames {
  isWithdrawn(gameGroupId: number): boolean;
  /** Increases with each change. */
  revision(): number;
}

/**
 * Games that cannot be played now: withdrawn games, maintenance, closed live tables, and the overrides of the control
 * room.
 */
export interface Maintenance extends Pick<WithdrawnGames, 'isWithdrawn'> {
  /** Whether the game cannot be played now, for any reason. */
  isClosed(game: Maintained): boolean;
  /**
   * End of maintenance or next opening in Unix milliseconds; null if the game is playable, or withdrawn until further
   * notice.
   */
  backAt(game: Maintained): number | null;
  /** Overrides the schedule: maintenance until `backAt`, or playable (null). */
  set(gameGroupId: number, backAt: number | null): void;
  /** Removes overrides, for all games or for these. */
  clear(gameGroupIds?: readonly number[]): void;
  /** Time until which previous results stay valid, unless `revision` changes. */
  unchangedUntil(): number;
  revision(): number;
}

const noneWithdrawn: WithdrawnGames = { isWithdrawn: () => false, revision: () => 0 };

/** @param schedules `off` keeps each game open that has no override */
export function createMaintenance(
  clock: Pick<Clock, 'now'>,
  schedules: 'on' | 'off' = 'on',
  withdrawn: WithdrawnGames = noneWithdrawn,
): Maintenance {
  /** Game id → end of maintenance, or null for playable. Stored in memory: a restart returns to the schedule. */
  const ordered = new Map<number, number | null>();
  let revision = 0;
  function endOfMaintenance({ gameGroupId, maintenanceHour, liveTable }: Maintained): number | null {
    if (withdrawn.isWithdrawn(gameGroupId)) return null;
    const now = clock.now();
    const order = ordered.get(gameGroupId);
    if (order === null) return null;
    if (order !== undefined && order > now) return order;
    if (schedules === 'off') return null;
    const maintained = maintenanceHour === null ? null : scheduledBackAt(maintenanceHour, now);
    const hours = liveTable?.openingHours ?? null;
    return maintained ?? (hours === null ? null : closedUntil(hours, now));
  }
  return {
    isWithdrawn: withdrawn.isWithdrawn,
    isClosed: (game) => withdrawn.isWithdrawn(game.gameGroupId) || endOfMaintenance(game) !== null,
    backAt: endOfMaintenance,
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
    revision: () => revision + withdrawn.revision(),
  };
}
