import { describe, expect, test } from 'vitest';
import { rouletteEngine } from '../rouletteEngine.ts';
import {
  amountOn,
  betOf,
  clearSlip,
  doubleChips,
  emptySlip,
  replaceChips,
  layChip,
  layChips,
  removeChip,
  totalOf,
  undo,
  type BetSlip,
  type ChipRefusal,
} from './betSlip.ts';

const setup = rouletteEngine.setup('european');

function laid(slip: BetSlip | ChipRefusal): BetSlip {
  if ('refused' in slip) throw new Error(slip.refused);
  return slip;
}
const lay = (slip: BetSlip, bet: string, amount: number): BetSlip => laid(layChip(slip, { bet, amount }, setup));

describe('chips on the layout', () => {
  const slip = lay(lay(lay(emptySlip, 'red', 100), 'straight-7', 50), 'red', 500);

  test('are added up per spot', () => {
    expect(totalOf(slip)).toBe(650);
    expect(amountOn(slip, 'red')).toBe(600);
    expect(betOf(slip)).toEqual([
      { bet: 'red', amount: 600 },
      { bet: 'straight-7', amount: 50 },
    ]);
    expect('refused' in rouletteEngine.begin('european', { chips: betOf(slip) }, () => 0)).toBe(false);
  });

  test('are removed one by one, newest first', () => {
    const one = removeChip(slip, 'red');
    expect(amountOn(one, 'red')).toBe(100);
    expect(amountOn(removeChip(one, 'red'), 'red')).toBe(0);
    expect(removeChip(slip, 'black')).toBe(slip);
  });

  test('can be restored step by step with undo, also after clearing', () => {
    const cleared = clearSlip(slip);
    expect(totalOf(cleared)).toBe(0);
    expect(undo(cleared).chips).toEqual(slip.chips);
    expect(totalOf(undo(undo(cleared)))).toBe(150);
    expect(undo(emptySlip)).toBe(emptySlip);
    expect(clearSlip(emptySlip)).toBe(emptySlip);
  });

  test('are added and removed as one call bet', () => {
    const called = laid(
      layChips(
        slip,
        [
          { bet: 'split-5-8', amount: 100 },
          { bet: 'split-10-11', amount: 100 },
        ],
        setup,
      ),
    );
    expect(totalOf(called)).toBe(850);
    expect(undo(called).chips).toEqual(slip.chips);
  });

  test('are doubled on every spot, within the limits', () => {
    const doubled = laid(doubleChips(slip, setup));
    expect([amountOn(doubled, 'red'), amountOn(doubled, 'straight-7')]).toEqual([1200, 100]);
    expect(undo(doubled).chips).toEqual(slip.chips);
    expect(doubleChips(lay(emptySlip, 'straight-7', 5000), setup)).toEqual({ refused: 'spotFull', maximum: 5000 });
  });

  test('respect the limits of spot and table', () => {
    const full = lay(emptySlip, 'straight-7', 5000);
    expect(layChip(full, { bet: 'straight-7', amount: 10 }, setup)).toEqual({ refused: 'spotFull', maximum: 5000 });
    const max = lay(lay(full, 'red', 30_000), 'black', 15_000);
    expect(totalOf(max)).toBe(50_000);
    expect(layChip(max, { bet: 'odd', amount: 10 }, setup)).toEqual({ refused: 'tableFull', maximum: 50_000 });
  });

  test('are replaced when an earlier bet is repeated, ignoring unknown spots', () => {
    const again = laid(
      replaceChips(
        slip,
        [
          { bet: 'dozen-1', amount: 200 },
          { bet: 'no-such-spot', amount: 10 },
        ],
        setup,
      ),
    );
    expect(betOf(again)).toEqual([{ bet: 'dozen-1', amount: 200 }]);
    expect(undo(again).chips).toEqual(slip.chips);
  });
});
