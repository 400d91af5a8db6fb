import { colourOf } from '@foyer/games/engines/roulette/rouletteWheel';
import { expect, test } from 'vitest';
import { dealerAt, resultsAt, seatsAt } from './simulatedTable.ts';

const now = Date.UTC(2026, 10, 24, 20);
const minute = 60_000;
const day = 24 * 60 * minute;

test('results of a table are the same for the same time, and move by one with each round', () => {
  const at = (time: number) => resultsAt(41_925, 'roulette', time, now - day).last;
  expect(at(now)).toEqual(at(now));
  expect(at(now)).toHaveLength(12);
  let time = now;
  while (JSON.stringify(at(time)) === JSON.stringify(at(now))) time += 1000;
  expect(time - now).toBeLessThanOrEqual(57_000);
  expect(at(time).slice(1)).toEqual(at(now).slice(0, -1));
});

test('pockets have the colours of the wheel, and all of them occur', () => {
  const seen = new Set<number>();
  for (let hour = 0; hour < 200; hour += 1) {
    const results = resultsAt(41_925, 'roulette', now + hour * 60 * minute, 0);
    if (results.game !== 'roulette') throw new Error('The table plays roulette.');
    for (const { pocket, colour } of results.last) {
      seen.add(pocket);
      expect(colour).toBe(colourOf(pocket));
    }
  }
  expect(seen.size).toBe(37);
});

test('a table that has just opened has no results, and then one more with each round', () => {
  const counts = Array.from(
    { length: 20 },
    (_, at) => resultsAt(11_000, 'blackjack', now + at * minute, now).last.length,
  );
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBe(12);
  expect(counts.toSorted((one, other) => one - other)).toEqual(counts);
});

test('dealers change by the half hour, and tables side by side have different dealers', () => {
  const dealers = (time: number) => Array.from({ length: 60 }, (_, place) => dealerAt(place, time, 60));
  expect(new Set(dealers(now)).size).toBe(60);
  expect(dealers(now + 29 * minute)).toEqual(dealers(now));
  expect(dealers(now + 30 * minute).every((dealer, place) => dealer !== dealers(now)[place])).toBe(true);
});

test.each(['roulette', 'blackjack'] as const)('seats of a %s table change over time and never fill up', (game) => {
  const seats = Array.from({ length: 300 }, (_, at) => seatsAt(41_481, game, now + at * minute));
  const [first] = seats;
  for (const { total, taken } of seats) {
    expect(total).toBe(first?.total);
    expect(taken).toBeGreaterThanOrEqual(0);
    expect(taken).toBeLessThan(total);
  }
  expect(new Set(seats.map(({ taken }) => taken)).size).toBeGreaterThan(3);
});
