import type { Game } from '@foyer/contract/games';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { toGame } from '../catalogue/toGame.ts';
import { applyGameRule, type GameRule } from './gameRule.ts';

const dayMs = 86_400_000;

/** Answers rules about games from the catalogue. What is new changes with the day, so answers are kept for one day. */
export interface GameSelection {
  /** Ids of the games of a rule, in order. `now` in Unix milliseconds. */
  ids(rule: GameRule, now: number): number[];
  /** Names and ids of a rule that the catalogue does not have. */
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
