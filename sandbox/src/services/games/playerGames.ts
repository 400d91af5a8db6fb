import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

export const maxRecentlyPlayed = 50;

/** Game lists of a player, newest first. All operations are idempotent. */
export interface PlayerGames {
  favourites(userId: number): number[];
  addFavourite(userId: number, gameGroupId: number): void;
  removeFavourite(userId: number, gameGroupId: number): void;
  recentlyPlayed(userId: number): number[];
  /** Moves the game to the front (LB-06). */
  addRecentlyPlayed(userId: number, gameGroupId: number): void;
}

export function createPlayerGames({ database }: Pick<SandboxContext, 'database'>): PlayerGames {
  const list = (table: 'favourite_game' | 'recently_played_game', userId: number): number[] =>
    allRows<{ id: number }>(
      database,
      `SELECT game_group_id AS id FROM ${table} WHERE user_id = ? ORDER BY place DESC`,
      userId,
    ).map(({ id }) => id);
  return {
    favourites: (userId) => list('favourite_game', userId),
    addFavourite: (userId, id) =>
      void change(
        database,
        'INSERT INTO favourite_game (user_id, game_group_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
        userId,
        id,
      ),
    removeFavourite: (userId, id) =>
      void change(database, 'DELETE FROM favourite_game WHERE user_id = ? AND game_group_id = ?', userId, id),
    recentlyPlayed: (userId) => list('recently_played_game', userId),
    addRecentlyPlayed: (userId, id) =>
      inTransaction(database, () => {
        change(
          database,
          'INSERT OR REPLACE INTO recently_played_game (user_id, game_group_id) VALUES (?, ?)',
          userId,
          id,
        );
        change(
          database,
          `DELETE FROM recently_played_game WHERE user_id = ? AND place NOT IN
             (SELECT place FROM recently_played_game WHERE user_id = ? ORDER BY place DESC LIMIT ?)`,
          userId,
          userId,
          maxRecentlyPlayed,
        );
      }),
  };
}
