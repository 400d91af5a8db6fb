import { describe, expect, test } from 'vitest';
import { rouletteEngine } from '../rouletteEngine.ts';
import {
  amountOn,
  betOf,
  clearSlip,
  emptySlip,
  layAgain,
  layChip,
  takeBack,
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

  test('are put together spot by spot', () => {
    expect(totalOf(slip)).toBe(650);
    expect(amountOn(slip, 'red')).toBe(600);
    expect(betOf(slip)).toEqual([
      { bet: 'red', amount: 600 },
      { bet: 'straight-7', amount: 50 },
    ]);
    expect('refused' in rouletteEngine.begin('european', { chips: betOf(slip) }, () => 0)).toBe(false);
  });

  test('are taken back one by one, the newest of the spot first', () => {
    const one = takeBack(slip, 'red');
    expect(amountOn(one, 'red')).toBe(100);
    expect(amountOn(takeBack(one, 'red'), 'red')).toBe(0);
    expect(takeBack(slip, 'black')).toBe(slip);
  });

  test('come back step by step, also after they were cleared', () => {
    const cleared = clearSlip(slip);
    expect(totalOf(cleared)).toBe(0);
    expect(undo(cleared).chips).toEqual(slip.chips);
    expect(totalOf(undo(undo(cleared)))).toBe(150);
    expect(undo(emptySlip)).toBe(emptySlip);
    expect(clearSlip(emptySlip)).toBe(emptySlip);
  });

  test('keep to the limits of spot and table', () => {
    const full = lay(emptySlip, 'straight-7', 5000);
    expect(layChip(full, { bet: 'straight-7', amount: 10 }, setup)).toEqual({ refused: 'spotFull', maximum: 5000 });
    const most = lay(lay(full, 'red', 30_000), 'black', 15_000);
    expect(totalOf(most)).toBe(50_000);
    expect(layChip(most, { bet: 'odd', amount: 10 }, setup)).toEqual({ refused: 'tableFull', maximum: 50_000 });
  });

  test('of an earlier bet are laid again, in place of what lies there', () => {
    const again = laid(
      layAgain(
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
