import type { AllGames } from './allGames.ts';
import { readAllGames } from './allGames.ts';
import { allGamesColumns } from './allGamesColumns.ts';
import { inventedGame } from './inventedGame.ts';

type Wishes = Parameters<typeof inventedGame>[0] & { pinyin?: string };

/** An all-games list from the few facts that matter to a test. */
export function inventedList(wishes: readonly Wishes[]): AllGames {
  const pinyin = new Map(wishes.map((wish) => [wish.name ?? '', wish.pinyin ?? '']));
  const list = readAllGames(allGamesColumns(wishes.map(inventedGame), (name) => pinyin.get(name) ?? ''));
  if (list === null) throw new Error('What was just written can be read.');
  return list;
}
