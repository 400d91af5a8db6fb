import type { Position, SeenStep, SeenWin, SlotMachine } from '../slotMachine.ts';
import { codesOf, gridOf } from '../symbolCodes.ts';
import type { TumbleModel } from './tumbleModel.ts';

export const tumbleColumns = 5;
export const tumbleRows = 5;
export const tumblePlaces = tumbleColumns * tumbleRows;
const gone = 255;

/** Returns the units by visible count, for each symbol of the model. */
export function tumblePays({ symbols, counts }: Pick<TumbleModel, 'symbols' | 'counts'>): readonly Uint16Array[] {
  return symbols.map(({ pays }) =>
    Uint16Array.from(
      { length: tumblePlaces + 1 },
      (_, count) => pays[counts.findLastIndex((least) => count >= least)] ?? 0,
    ),
  );
}

/**
 * Creates a machine for rounds of tumbles: pay the visible symbols, remove the paying ones, drop the rest and refill
 * from above.
 */
export function tumbleMachine(model: TumbleModel): SlotMachine {
  const pays = tumblePays(model);
  const { multipliers } = model;
  const codes = Uint8Array.from(model.symbols, ({ symbol }) => codesOf(symbol)[0] ?? 0);
  /** One entry per unit of weight, so that one draw selects the symbol. */
  const bag = Uint8Array.from(model.symbols.flatMap(({ weight }, at) => Array.from({ length: weight }, () => at)));
  /** Index of the symbol in the model, column by column, top to bottom. */
  const cells = new Uint8Array(tumblePlaces);
  const visibleCounts = new Uint8Array(model.symbols.length);

  const multiplierOf = (fallen: number): number => multipliers[Math.min(fallen, multipliers.length - 1)] ?? 1;

  /** Returns the units before the multiplier. */
  function evaluate(): number {
    let units = 0;
    for (let at = 0; at < visibleCounts.length; at++)
      units += (pays[at] as Uint16Array)[visibleCounts[at] as number] as number;
    return units;
  }

  function takeOut(): void {
    for (let at = 0; at < visibleCounts.length; at++) {
      if (((pays[at] as Uint16Array)[visibleCounts[at] as number] as number) === 0) continue;
      visibleCounts[at] = 0;
      for (let cell = 0; cell < tumblePlaces; cell++) if (cells[cell] === at) cells[cell] = gone;
    }
  }

  function fall(draw: (below: number) => number): void {
    for (let bottom = tumbleRows - 1; bottom < tumblePlaces; bottom += tumbleRows) {
      let to = bottom;
      const top = bottom - tumbleRows + 1;
      for (let cell = bottom; cell >= top; cell--) if (cells[cell] !== gone) cells[to--] = cells[cell] as number;
      for (; to >= top; to--) {
        const at = bag[draw(bag.length)] as number;
        cells[to] = at;
        visibleCounts[at] = (visibleCounts[at] as number) + 1;
      }
    }
  }

  function note(seen: SeenStep[], fallen: number, units: number): void {
    const multiplier = multiplierOf(fallen);
    const wins: SeenWin[] = model.symbols.flatMap(({ symbol }, at) => {
      const number = visibleCounts[at] ?? 0;
      const paid = pays[at]?.[number] ?? 0;
      return paid === 0
        ? []
        : [{ symbol, count: number, line: null, ways: 1, units: paid * multiplier, positions: positionsOf(cells, at) }];
    });
    const grid = gridOf(
      cells.map((at) => codes[at] as number),
      tumbleRows,
    );
    seen.push({
      kind: fallen === 0 ? 'spin' : 'tumble',
      grid,
      wins,
      multiplier,
      freeSpinsWon: 0,
      coins: [],
      respinsLeft: 0,
      units: units * multiplier,
    });
  }

  return {
    play(draw, seen) {
      cells.fill(gone);
      visibleCounts.fill(0);
      let units = 0;
      for (let fallen = 0; ; fallen++) {
        fall(draw);
        const paid = evaluate();
        if (seen) note(seen, fallen, paid);
        if (paid === 0) return units;
        units += paid * multiplierOf(fallen);
        takeOut();
      }
    },
  };
}

function positionsOf(cells: Uint8Array, at: number): Position[] {
  const positions: Position[] = [];
  cells.forEach((other, cell) => {
    if (other === at) positions.push([Math.floor(cell / tumbleRows), cell % tumbleRows]);
  });
  return positions;
}
