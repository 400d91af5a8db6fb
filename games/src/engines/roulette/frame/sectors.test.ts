import { describe, expect, test } from 'vitest';
import { layChips } from '../chipRules.ts';
import { spotById } from '../rouletteSpots.ts';
import { wheelOrder } from '../rouletteWheel.ts';
import { neighbourChips, neighboursOf, sectorChipCount, sectorChips, sectors } from './sectors.ts';

const covered = (sector: (typeof sectors)[number]): Set<number> =>
  new Set(sectorChips(sector, 100).flatMap(({ bet }) => spotById(bet)?.numbers ?? []));

describe('call bets', () => {
  test.each(sectors)('place %s as ordinary bets of the layout', (sector) => {
    const laid = layChips(sectorChips(sector, 100));
    expect(laid?.total).toBe(100 * sectorChipCount(sector));
  });

  test('cover the wheel with voisins, orphelins and tiers, each number once', () => {
    const [voisins, orphelins, tiers] = [covered('voisins'), covered('orphelins'), covered('tiers')];
    expect([voisins.size, orphelins.size, tiers.size]).toEqual([17, 8, 12]);
    expect(new Set([...voisins, ...orphelins, ...tiers]).size).toBe(37);
  });

  test('cover pockets side by side: voisins from 22 to 25, tiers from 27 to 33', () => {
    const [from22, to25] = [wheelOrder.indexOf(22), wheelOrder.indexOf(25)];
    expect(covered('voisins')).toEqual(new Set([...wheelOrder.slice(from22), ...wheelOrder.slice(0, to25 + 1)]));
    const [from27, to33] = [wheelOrder.indexOf(27), wheelOrder.indexOf(33)];
    expect(covered('tiers')).toEqual(new Set(wheelOrder.slice(from27, to33 + 1)));
    const [from12, to15] = [wheelOrder.indexOf(12), wheelOrder.indexOf(15)];
    expect(covered('zero')).toEqual(new Set([...wheelOrder.slice(from12), ...wheelOrder.slice(0, to15 + 1)]));
  });

  test('place neighbours as straight bets, also across the start of the wheel order', () => {
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighbourChips(26, 1, 500)).toEqual([
      { bet: 'straight-3', amount: 500 },
      { bet: 'straight-26', amount: 500 },
      { bet: 'straight-0', amount: 500 },
    ]);
    expect(neighboursOf(17, 0)).toEqual([17]);
  });
});
