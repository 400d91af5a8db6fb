import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createGameLists } from './gameLists.ts';
import { createMaintenance } from './maintenance.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 20, 9, 20);

function sandbox(size = 2_000) {
  let now = start;
  const clock = { now: () => now, move: (ms: number) => void (now += ms) };
  const catalogue = createCatalogue(size);
  const maintenance = createMaintenance(clock);
  const lists = createGameLists(catalogue, clock, maintenance);
  const resting = () => lists.all('en', 'adult').data.filter(({ Properties }) => !Properties.isAvailable);
  return { clock, catalogue, maintenance, lists, resting };
}

test('a few of a hundred games rest at any time, and each knows when it is back', () => {
  const { clock, catalogue, resting } = sandbox();
  for (let checked = 0; checked < 7 * 24; checked += 1) {
    const share = resting().length / catalogue.all.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.06);
    for (const { Properties } of resting()) {
      expect(Properties.backAt).toBeGreaterThan(clock.now());
      expect(Properties.backAt).toBeLessThanOrEqual(clock.now() + 4 * hour);
    }
    clock.move(hour);
  }
});

test('every generated game rests four hours of a week, at the same time in every sandbox; games chosen by hand never do', () => {
  const { clock, catalogue, resting } = sandbox(200);
  const rests = new Map<number, number>();
  expect(resting()).toEqual(sandbox(200).resting());
  for (let checked = 0; checked < 7 * 24; checked += 1) {
    for (const { GameGroupId } of resting()) rests.set(GameGroupId, (rests.get(GameGroupId) ?? 0) + 1);
    clock.move(hour);
  }
  for (const { gameGroupId, maintenanceHour } of catalogue.all)
    expect(rests.get(gameGroupId) ?? 0).toBe(maintenanceHour === null ? 0 : 4);
  expect(catalogue.all.filter(({ maintenanceHour }) => maintenanceHour !== null).length).toBeGreaterThan(50);
});

test('a game is back when it said, and the list is the same object until something changes', () => {
  const { clock, lists, resting } = sandbox();
  const [first] = resting();
  const before = lists.all('en', 'adult');
  expect(lists.all('en', 'adult')).toBe(before);
  clock.move((first?.Properties.backAt ?? 0) - clock.now() - 1);
  expect(lists.one(first?.GameGroupId ?? 0, 'en', 'adult')?.Properties.isAvailable).toBe(false);
  clock.move(1);
  expect(lists.one(first?.GameGroupId ?? 0, 'en', 'adult')?.Properties).toMatchObject({ isAvailable: true });
  expect(resting().some(({ GameGroupId }) => GameGroupId === first?.GameGroupId)).toBe(false);
});

test('what is ordered holds instead of the schedule, until its time is over or it is taken back', () => {
  const { clock, catalogue, maintenance, resting } = sandbox();
  const isResting = (id: number) => resting().some(({ GameGroupId }) => GameGroupId === id);
  const [curated] = catalogue.all;
  const id = curated?.gameGroupId ?? 0;
  maintenance.set(id, clock.now() + 90_000);
  expect(isResting(id)).toBe(true);
  clock.move(89_999);
  expect(isResting(id)).toBe(true);
  clock.move(1);
  expect(isResting(id)).toBe(false);
  maintenance.set(id, clock.now() + hour);
  maintenance.clear([id]);
  expect(isResting(id)).toBe(false);
  const scheduled = resting()[0]?.GameGroupId ?? 0;
  maintenance.set(scheduled, null);
  expect(isResting(scheduled)).toBe(false);
  maintenance.clear();
  expect(isResting(scheduled)).toBe(true);
});
