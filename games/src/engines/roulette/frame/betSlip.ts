import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotById } from '../rouletteSpots.ts';

interface LaidChip {
  readonly bet: string;
  /** Minor units. */
  readonly amount: number;
}

/** Chips on the layout in order of placement, and the previous layouts for undo. */
export interface BetSlip {
  readonly chips: readonly LaidChip[];
  readonly previous: readonly (readonly LaidChip[])[];
}

export const emptySlip: BetSlip = { chips: [], previous: [] };

type Limits = Pick<RouletteSetup, 'limits' | 'spots'>;
/** `spotFull`: the spot reached its maximum. `tableFull`: the table reached its maximum. Both report the maximum. */
export type ChipRefusal = { readonly refused: 'spotFull' | 'tableFull'; readonly maximum: number };

const sum = (chips: readonly LaidChip[]): number => chips.reduce((total, { amount }) => total + amount, 0);
const changed = (slip: BetSlip, chips: readonly LaidChip[]): BetSlip => ({
  chips,
  previous: [...slip.previous, slip.chips],
});

export const totalOf = ({ chips }: BetSlip): number => sum(chips);
export const amountOn = ({ chips }: BetSlip, bet: string): number => sum(chips.filter((chip) => chip.bet === bet));

/** Sums the chips per spot for the request. */
export function betOf({ chips }: BetSlip): { bet: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { bet, amount } of chips) amounts.set(bet, (amounts.get(bet) ?? 0) + amount);
  return Array.from(amounts, ([bet, amount]) => ({ bet, amount }));
}

function refusalOf(chips: readonly LaidChip[], { limits, spots }: Limits): ChipRefusal | null {
  if (sum(chips) > limits.maximum) return { refused: 'tableFull', maximum: limits.maximum };
  for (const { id, kind } of rouletteSpots) {
    const { maximum } = spots[kind];
    if (sum(chips.filter(({ bet }) => bet === id)) > maximum) return { refused: 'spotFull', maximum };
  }
  return null;
}

/** Adds chips as one change, so that undo removes a call bet as a whole. */
export function layChips(slip: BetSlip, added: readonly LaidChip[], limits: Limits): BetSlip | ChipRefusal {
  const chips = [...slip.chips, ...added];
  return refusalOf(chips, limits) ?? changed(slip, chips);
}

export const layChip = (slip: BetSlip, chip: LaidChip, limits: Limits): BetSlip | ChipRefusal =>
  layChips(slip, [chip], limits);

/** Doubles the chips on every spot. */
export const doubleChips = (slip: BetSlip, limits: Limits): BetSlip | ChipRefusal => layChips(slip, slip.chips, limits);

/** Replaces the chips with those of an earlier bet. */
export function replaceChips(slip: BetSlip, bet: readonly LaidChip[], limits: Limits): BetSlip | ChipRefusal {
  const chips = bet.filter((chip) => spotById(chip.bet) !== undefined);
  return refusalOf(chips, limits) ?? changed(slip, chips);
}

/** Removes the newest chip of a spot. */
export function removeChip(slip: BetSlip, bet: string): BetSlip {
  const at = slip.chips.map((chip) => chip.bet).lastIndexOf(bet);
  return at === -1
    ? slip
    : changed(
        slip,
        slip.chips.filter((_, place) => place !== at),
      );
}

export function clearSlip(slip: BetSlip): BetSlip {
  return slip.chips.length === 0 ? slip : changed(slip, []);
}

/** Restores the layout before the last change. */
export function undo(slip: BetSlip): BetSlip {
  const before = slip.previous.at(-1);
  return before === undefined ? slip : { chips: before, previous: slip.previous.slice(0, -1) };
}
