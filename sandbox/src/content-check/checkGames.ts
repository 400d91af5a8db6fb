import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { type GameRule, gameRule } from '../services/content/gameRule.ts';
import type { GameSelection } from '../services/content/gameSelection.ts';
import type { ValueFault } from './contentRules.ts';

/** Maximum number of games: three covers in the hero, and the web's limit for a manual row. */
const maxShown: Readonly<Record<string, number>> = { hero: 3, gamesGridComponent: 500 };

interface NamedGames {
  at: readonly (string | number)[];
  games: unknown;
  owner: Readonly<Record<string, unknown>>;
}

/** Finds unknown games, empty lists and games that are never shown. */
export function checkGames(value: unknown, selection: GameSelection, now: number): ValueFault[] {
  return gamesIn(value, []).flatMap(({ at, games, owner }) => {
    const rule = v.safeParse(gameRule, games);
    if (!rule.success) return [];
    const faults = Array.isArray(rule.output) ? checkList(rule.output, at, owner, selection, now) : [];
    const found = selection.ids(rule.output, now).length;
    if (found === 0 && faults.length === 0) faults.push({ rule: 'emptyRow', message: 'finds no game', at });
    return faults;
  });
}

function checkList(
  games: Extract<GameRule, unknown[]>,
  at: NamedGames['at'],
  owner: NamedGames['owner'],
  selection: GameSelection,
  now: number,
): ValueFault[] {
  const unknown = new Set(selection.unknown(games, now));
  const alias = typeof owner['alias'] === 'string' ? owner['alias'] : '';
  const max = ownValue(maxShown, alias);
  const isPlayers = alias === 'hero' && owner['variant'] === 'player';
  return games.flatMap((game, place): ValueFault[] => {
    const here = [...at, place];
    if (unknown.has(game))
      return [{ rule: 'unknownGame', message: `there is no game “${String(game).slice(0, 60)}”`, at: here }];
    if (games.indexOf(game) !== place)
      return [{ rule: 'gameNotShown', message: `“${game}” stands in this list already`, at: here }];
    if (isPlayers)
      return [{ rule: 'gameNotShown', message: `a player’s hero shows their own game, never “${game}”`, at: here }];
    return max !== undefined && place >= max
      ? [{ rule: 'gameNotShown', message: `“${game}” is never shown: ${alias} shows the first ${max}`, at: here }]
      : [];
  });
}

function gamesIn(value: unknown, at: readonly (string | number)[]): NamedGames[] {
  if (typeof value !== 'object' || value === null || at.length > 40) return [];
  const owner = value as Record<string, unknown>;
  return Object.entries(owner).flatMap(([name, part]) => {
    const here = [...at, Array.isArray(value) ? Number(name) : name];
    return name === 'games' && !Array.isArray(value) ? [{ at: here, games: part, owner }] : gamesIn(part, here);
  });
}
