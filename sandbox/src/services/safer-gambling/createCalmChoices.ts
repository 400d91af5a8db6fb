import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** Stores who wants calm mode. A player who never chose has no row. */
export function createCalmChoices({ database }: Pick<SandboxContext, 'database'>) {
  return {
    of(userId: number): boolean | null {
      const row = firstRow<{ is_on: number }>(database, 'SELECT is_on FROM calm_choice WHERE user_id = ?', userId);
      return row === undefined ? null : row.is_on === 1;
    },
    choose(userId: number, isOn: boolean): void {
      change(
        database,
        'INSERT INTO calm_choice (user_id, is_on) VALUES (?, ?) ON CONFLICT DO UPDATE SET is_on = excluded.is_on',
        userId,
        isOn ? 1 : 0,
      );
    },
  };
}
