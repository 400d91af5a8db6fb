import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWithdrawnGames } from './createWithdrawnGames.ts';
import { createGameLists } from './gameLists.ts';
import { createMaintenance } from './maintenance.ts';
import { createRecalls, type Recalls, recallsSchema } from './recalls.ts';

let sandboxContext: ReturnType<typeof testSandboxContext>;
let recalls: Recalls;
beforeEach(() => {
  sandboxContext = testSandboxContext(recallsSchema);
  recalls = createRecalls(sandboxContext);
});

test('GM-09 a recall lasts until the game is reinstated, also over a restart', () => {
  recalls.recall([5, 6, 5], 'A laboratory found a fault.');
  const restarted = createRecalls(sandboxContext);
  expect([5, 6, 7].map(restarted.isRecalled)).toEqual([true, true, false]);
  restarted.reinstate([5, 7], 'Certified again.');
  expect(createRecalls(sandboxContext).current()).toEqual([{ gameGroupId: 6, recalledAt: sandboxContext.clock.now() }]);
});

test('GM-09 the log of recalls keeps every decision with its reason, newest first, and cannot be changed', () => {
  recalls.recall([5], 'First fault.');
  recalls.recall([5], 'Not recorded twice.');
  recalls.reinstate([5], 'Repaired.');
  recalls.recall([5], 'Second fault.');
  expect(recalls.log(10).map(({ action, reason }) => [action, reason])).toEqual([
    ['recalled', 'Second fault.'],
    ['reinstated', 'Repaired.'],
    ['recalled', 'First fault.'],
  ]);
  expect(recalls.log(1)).toHaveLength(1);
  for (const sql of ["UPDATE game_recall SET reason = 'other'", 'DELETE FROM game_recall'])
    expect(() => sandboxContext.database.exec(sql)).toThrow('never changed');
});

test('GM-09 a recall ends open rounds at once, and rounds that it could not end later', () => {
  const open = new Map([
    [5, ['a', 'b']],
    [6, ['c']],
  ]);
  let fails = true;
  recalls.onRecalled((gameGroupId, onEnded) => {
    for (const roundId of open.get(gameGroupId) ?? []) if (roundId !== 'b' || !fails) onEnded(roundId);
    open.set(
      gameGroupId,
      (open.get(gameGroupId) ?? []).filter((roundId) => roundId === 'b' && fails),
    );
  });
  recalls.recall([5], 'A fault.');
  expect([recalls.log(1)[0]?.endedRounds, open.get(5), open.get(6)]).toEqual([1, ['b'], ['c']]);
  fails = false;
  recalls.endOpenRounds();
  expect([recalls.log(1)[0]?.endedRounds, open.get(5), open.get(6)]).toEqual([2, [], ['c']]);
});

test('GM-09 a recalled game and a game of another build are in no list as available, regardless of overrides', () => {
  const catalogue = createCatalogue(80);
  const [recalled, changed, playable] = catalogue.all.filter(({ engine }) => engine !== 'slot');
  if (!recalled || !changed || !playable) throw new Error('the catalogue has too few games');
  const refused = { kind: changed.engine, modelId: changed.modelId, problem: 'a test' };
  const withdrawn = createWithdrawnGames(sandboxContext, { catalogue, recalls, refusedBuilds: [refused] });
  const maintenance = createMaintenance(sandboxContext.clock, 'off', withdrawn);
  const lists = createGameLists(catalogue, sandboxContext.clock, maintenance);
  const propertiesOf = (id: number) =>
    lists.all('en', 'adult').data.find(({ GameGroupId }) => GameGroupId === id)?.Properties;
  expect(propertiesOf(recalled.gameGroupId)?.isAvailable).toBe(recalled.modelId !== changed.modelId);
  maintenance.set(recalled.gameGroupId, null);
  recalls.recall([recalled.gameGroupId], 'A fault.');
  for (const { gameGroupId } of [recalled, changed]) {
    expect(propertiesOf(gameGroupId)?.isAvailable).toBe(false);
    expect(propertiesOf(gameGroupId)).not.toHaveProperty('backAt');
    expect(lists.one(gameGroupId, 'zh', 'full')?.Properties.isAvailable).toBe(false);
  }
  const names = withdrawn.current().map(({ gameGroupId }) => gameGroupId);
  expect(names).toEqual(expect.arrayContaining([recalled.gameGroupId, changed.gameGroupId]));
  expect(new Set(names).size).toBe(names.length);
  recalls.reinstate([recalled.gameGroupId], 'Repaired.');
  expect(withdrawn.isWithdrawn(recalled.gameGroupId)).toBe(recalled.modelId === changed.modelId);
});
