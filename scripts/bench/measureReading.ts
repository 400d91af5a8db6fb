import { gamesList } from '@foyer/contract/games';
import { readTolerantly } from '@foyer/contract/readTolerantly';
import * as v from 'valibot';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';
import { createGameLists } from '../../sandbox/src/services/games/gameLists.ts';
import { createMaintenance } from '../../sandbox/src/services/games/maintenance.ts';
import { goals } from './goals.ts';
import { percentile } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

const rounds = 15;
const readings = 40;

/** Measures what the tolerant reading of the largest response costs, compared with the strict one, in turns. */
export async function measureReading(): Promise<Figure[]> {
  const clock = { now: () => Date.now(), move: () => undefined };
  const lists = createGameLists(createCatalogue(600), clock, createMaintenance(clock, 'off'));
  const body: unknown = JSON.parse(JSON.stringify(lists.all('en', 'adult')));
  const strict = () => v.safeParse(gamesList.response, body).success;
  const tolerant = () => readTolerantly(gamesList.response, body).success;
  if (!strict() || !tolerant()) throw new Error('The games list does not have the shape of the contract.');
  const shares = Array.from({ length: rounds + 1 }, () => {
    const strictMs = cpuOf(strict);
    return { strictMs, share: cpuOf(tolerant) / strictMs };
  }).slice(1);
  const median = (read: (measured: (typeof shares)[number]) => number) => percentile(shares.map(read), 0.5);
  return figuresOf(new Map([['600 games', null]]), [
    [{ title: 'CPU of a strict reading', unit: 'ms' }, () => median(({ strictMs }) => strictMs)],
    [goals.tolerantReading, () => median(({ share }) => share)],
  ]);
}

/** CPU time of one run, in milliseconds. */
function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let count = 0; count < readings; count += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / readings;
}
