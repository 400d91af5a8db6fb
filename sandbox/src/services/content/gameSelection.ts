import type { Game } from '@foyer/contract/games';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { toGame } from '@foyer/games/catalogue/toGame';
import { applyGameRule, type GameRule } from './gameRule.ts';

const dayMs = 86_400_000;

/** Evaluates game rules against the catalogue. Caches results for one day, because "new" changes with the date. */
export interface GameSelection {
  /** Returns the ids of the rule's games in order. `now` in Unix milliseconds. */
  ids(rule: GameRule, now: number): number[];
  /** Returns the names and ids of a rule that the catalogue lacks. */
  unknown(rule: GameRule, now: number): (string | number)[];
}

export function createGameSelection(catalogue: Catalogue): GameSelection {
  let day = Number.NaN;
  let games: Game[] = [];
  let responses = new WeakMap<GameRule, ReturnType<typeof applyGameRule>>();

  const response = (rule: GameRule, now: number) => {
    const today = Math.floor(now / dayMs);
    if (today !== day) {
      day = today;
      games = catalogue.all.map((game) => toGame(game, { culture: 'en', tone: 'full', now }));
      responses = new WeakMap();
    }
    const known = responses.get(rule) ?? applyGameRule(rule, games);
    responses.set(rule, known);
    return known;
  };

  return {
    ids: (rule, now) => response(rule, now).games.map((game) => game.GameGroupId),
    unknown: (rule, now) => response(rule, now).unknown,
  };
}
