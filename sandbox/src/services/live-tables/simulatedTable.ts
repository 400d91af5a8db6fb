import { maxTableResults } from '@foyer/contract/liveTables';
import type { OpenTable, TableResults } from '@foyer/contract/liveTables';
import { colourOf, wheelOrder } from '@foyer/games/engines/roulette/rouletteWheel';
import { hashText, seededRandom } from '@foyer/games/engines/seededRandom';

/**
 * What happens at a simulated table: a function of the table and the time, so that every start of the sandbox shows the
 * same. Times in Unix milliseconds.
 */

export type TableGame = TableResults['game'];

const minuteMs = 60_000;
const shiftMs = 30 * minuteMs;
/** Distance of a table's next dealer in the list. Coprime to most list lengths, so that shifts pass through the list. */
const shiftStep = 7;
/** Time in which the number of players drifts from one level to the next. */
const driftMs = 20 * minuteMs;

/** Number of rounds that a table finished since the epoch. Tables deal at their own speed and not in step. */
function finishedRounds(id: number, time: number): number {
  const roundMs = 38_000 + (hashText(`round length:${id}`) % 20) * 1000;
  return Math.floor((time + (hashText(`round phase:${id}`) % roundMs)) / roundMs);
}

/** Results of the rounds since `openedAt`, newest first. */
export function resultsAt(id: number, game: TableGame, now: number, openedAt: number): TableResults {
  const finished = finishedRounds(id, now);
  const count = Math.min(maxTableResults, finished - finishedRounds(id, openedAt));
  const chances = Array.from({ length: count }, (_, back) => seededRandom(`result:${id}:${finished - back}`));
  if (game === 'blackjack')
    return {
      game,
      last: chances.map((chance) => {
        // Rounded shares of blackjack with basic strategy.
        const drawn = chance.next();
        return drawn < 0.43 ? 'player' : drawn < 0.92 ? 'dealer' : 'push';
      }),
    };
  return {
    game,
    last: chances.map((chance) => {
      const pocket = chance.pick(wheelOrder);
      return { pocket, colour: colourOf(pocket) };
    }),
  };
}

/** Index of the dealer on shift. `place`: position of the table, so that neighbours have different dealers. */
export function dealerAt(place: number, now: number, dealers: number): number {
  return (place + Math.floor(now / shiftMs) * shiftStep) % dealers;
}

/** Seats with simulated players. One seat is always free, because everyone may sit down in the sandbox. */
export function seatsAt(id: number, game: TableGame, now: number): OpenTable['seats'] {
  const total = game === 'blackjack' ? 7 : 12 + 2 * (hashText(`seats:${id}`) % 3);
  const level = (step: number) => seededRandom(`level:${id}:${step}`).between(0.1, 0.95);
  const step = Math.floor(now / driftMs);
  const share = (now - step * driftMs) / driftMs;
  const coming = seededRandom(`coming:${id}:${Math.floor(now / minuteMs)}`).whole(-1, 1);
  const taken = Math.round(total * (level(step) * (1 - share) + level(step + 1) * share)) + coming;
  return { total, taken: Math.min(total - 1, Math.max(0, taken)) };
}
