import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
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
  const unavailable = () => lists.all('en', 'adult').data.filter(({ Properties }) => !Properties.isAvailable);
  const hoursOf = (id: number) => catalogue.byId(id)?.liveTable?.openingHours ?? null;
  const gamesUnderMaintenance = () => unavailable().filter(({ GameGroupId }) => hoursOf(GameGroupId) === null);
  const closedTables = () => unavailable().filter(({ GameGroupId }) => hoursOf(GameGroupId) !== null);
  return { clock, catalogue, maintenance, lists, hoursOf, gamesUnderMaintenance, closedTables };
}

test('a small share of games is always under maintenance, each for at most four more hours', () => {
  const { clock, catalogue, gamesUnderMaintenance } = sandbox();
  for (let checked = 0; checked < 7 * 24; checked += 1) {
    const share = gamesUnderMaintenance().length / catalogue.all.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.06);
    for (const { Properties } of gamesUnderMaintenance()) {
      expect(Properties.backAt).toBeGreaterThan(clock.now());
      expect(Properties.backAt).toBeLessThanOrEqual(clock.now() + 4 * hour);
    }
    clock.move(hour);
  }
});

test('generated games have four fixed maintenance hours a week, curated games none', () => {
  const { clock, catalogue, hoursOf, gamesUnderMaintenance } = sandbox(200);
  const maintenanceCounts = new Map<number, number>();
  expect(gamesUnderMaintenance()).toEqual(sandbox(200).gamesUnderMaintenance());
  for (let checked = 0; checked < 7 * 24; checked += 1) {
    for (const { GameGroupId } of gamesUnderMaintenance())
      maintenanceCounts.set(GameGroupId, (maintenanceCounts.get(GameGroupId) ?? 0) + 1);
    clock.move(hour);
  }
  for (const { gameGroupId, maintenanceHour } of catalogue.all.filter((game) => hoursOf(game.gameGroupId) === null))
    expect(maintenanceCounts.get(gameGroupId) ?? 0).toBe(maintenanceHour === null ? 0 : 4);
  expect(catalogue.all.filter(({ maintenanceHour }) => maintenanceHour !== null).length).toBeGreaterThan(50);
});

test('a game becomes available at its backAt time, and the list is cached until a change', () => {
  const { clock, lists, gamesUnderMaintenance } = sandbox();
  const [first] = gamesUnderMaintenance();
  const before = lists.all('en', 'adult');
  expect(lists.all('en', 'adult')).toBe(before);
  clock.move((first?.Properties.backAt ?? 0) - clock.now() - 1);
  expect(lists.one(first?.GameGroupId ?? 0, 'en', 'adult')?.Properties.isAvailable).toBe(false);
  clock.move(1);
  expect(lists.one(first?.GameGroupId ?? 0, 'en', 'adult')?.Properties).toMatchObject({ isAvailable: true });
  expect(gamesUnderMaintenance().some(({ GameGroupId }) => GameGroupId === first?.GameGroupId)).toBe(false);
});

test('an explicit maintenance order overrides the schedule until it ends or is cleared', () => {
  const { clock, catalogue, maintenance, gamesUnderMaintenance } = sandbox();
  const isResting = (id: number) => gamesUnderMaintenance().some(({ GameGroupId }) => GameGroupId === id);
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
  const scheduled = gamesUnderMaintenance()[0]?.GameGroupId ?? 0;
  maintenance.set(scheduled, null);
  expect(isResting(scheduled)).toBe(false);
  maintenance.clear();
  expect(isResting(scheduled)).toBe(true);
});

test('a live table is unavailable outside its opening hours, until its opening', () => {
  const { clock, lists, closedTables } = sandbox();
  // 04:20 in the morning by the studio's clock.
  clock.move(Date.UTC(2026, 10, 21, 3, 20) - start);
  const closed = closedTables();
  expect(closed.length).toBeGreaterThan(10);
  const [first] = closed;
  const backAt = first?.Properties.backAt ?? 0;
  expect(backAt).toBeGreaterThan(clock.now());
  clock.move(backAt - clock.now());
  expect(lists.one(first?.GameGroupId ?? 0, 'en', 'adult')?.Properties).toMatchObject({ isAvailable: true });
});

test('without schedules every game is open at every hour, except for overrides', () => {
  const games = createCatalogue(600).all;
  const id = games[0]?.gameGroupId ?? 0;
  for (let hours = 0; hours < 7 * 24; hours += 1) {
    const now = start + hours * hour;
    const maintenance = createMaintenance({ now: () => now }, 'off');
    maintenance.set(id, now + hour);
    expect(games.filter((game) => maintenance.backAt(game) !== null).map(({ gameGroupId }) => gameGroupId)).toEqual([
      id,
    ]);
  }
});
