import type { Draw } from '../../gameEngine.ts';
import { createLinesEvaluator } from '../linesEvaluator.ts';
import type { SeenCoin, SeenStep, SeenWin, SlotMachine } from '../slotMachine.ts';
import { countOf, readyReels, spinReels } from '../spinReels.ts';
import { blank, codesOf, coin, gridOf } from '../symbolCodes.ts';
import { respinsGiven, type HoldModel } from './holdModel.ts';

const rows = 3;
const places = 15;

/** Creates a machine for rounds of one spin over lines and, with enough coins, its respins. */
export function holdMachine({ strips, pays, coins }: HoldModel): SlotMachine {
  const reels = readyReels(strips.map(codesOf), rows);
  const evaluate = createLinesEvaluator(pays);
  const cells = new Uint8Array(places);
  /** Value of the coin at each place in units; 0 without a coin. */
  const held = new Uint16Array(places);
  const worthOf = (draw: Draw): number => coins.worth[draw(coins.worth.length)] as number;

  /** Respins every empty place once and returns the number of new coins. */
  function respin(draw: Draw): number {
    let came = 0;
    for (let place = 0; place < places; place++) {
      if (held[place] !== 0 || draw(coins.oneIn) !== 0) continue;
      held[place] = worthOf(draw);
      came++;
    }
    return came;
  }

  function noteRespin(seen: SeenStep[], respinsLeft: number, units: number): void {
    for (let place = 0; place < places; place++) cells[place] = held[place] === 0 ? blank : coin;
    seen.push({
      kind: 'respin',
      grid: gridOf(cells, rows),
      wins: [],
      multiplier: 1,
      freeSpinsWon: 0,
      coins: coinsIn(held),
      respinsLeft,
      units,
    });
  }

  return {
    play(draw, seen) {
      spinReels(reels, draw, cells);
      const wins: SeenWin[] | undefined = seen && [];
      const lineUnits = evaluate(cells, wins);
      let visibleCoins = countOf(cells, coin);
      const starts = visibleCoins >= coins.needed;
      held.fill(0);
      if (starts) for (let place = 0; place < places; place++) if (cells[place] === coin) held[place] = worthOf(draw);
      let respinsLeft = starts ? respinsGiven : 0;
      seen?.push({
        kind: 'spin',
        grid: gridOf(cells, rows),
        wins: wins ?? [],
        multiplier: 1,
        freeSpinsWon: 0,
        coins: coinsIn(held),
        respinsLeft,
        units: lineUnits,
      });
      if (!starts) return lineUnits;
      let coinUnits = 0;
      while (respinsLeft > 0 && visibleCoins < places) {
        const came = respin(draw);
        visibleCoins += came;
        respinsLeft = came > 0 ? respinsGiven : respinsLeft - 1;
        const ends = respinsLeft === 0 || visibleCoins === places;
        if (ends) coinUnits = held.reduce((sum, worth) => sum + worth, visibleCoins === places ? coins.full : 0);
        if (seen) noteRespin(seen, ends ? 0 : respinsLeft, coinUnits);
      }
      return lineUnits + coinUnits;
    },
  };
}

function coinsIn(held: Uint16Array): SeenCoin[] {
  return Array.from(held).flatMap((units, place) =>
    units === 0 ? [] : [{ position: [Math.floor(place / rows), place % rows] as const, units }],
  );
}
