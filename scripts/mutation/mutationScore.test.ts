import { expect, test } from 'vitest';
import { describeScore, folderOf, mutationScores, percentOf, totalScore } from './mutationScore.ts';

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
const report = {
  files: {
    'web/src/services/session/tokenRules.ts': file('Killed', 'Survived'),
    'web/src/services/session/tokenRefresh.ts': file(
      'Timeout',
      'NoCoverage',
      'Ignored',
      'RuntimeError',
      'CompileError',
    ),
    'contract/src/minorUnits.ts': { mutants: [{ status: 'Killed' }, { status: 'Survived', static: true }] },
    'contract/src/flags.ts': file('Ignored'),
  },
};

test('counts killed and timed-out mutants against survivors and uncovered ones, for each folder', () => {
  expect(mutationScores(report, folderOf)).toEqual([
    { name: 'contract/src', killed: 1, measured: 1 },
    { name: 'web/src/services/session', killed: 2, measured: 4 },
  ]);
});

test('leaves out files in which nothing was measured', () => {
  expect(mutationScores(report, (path) => path).map(({ name }) => name)).not.toContain('contract/src/flags.ts');
});

test('adds scores up and describes them in percent', () => {
  const total = totalScore(mutationScores(report, folderOf));
  expect(describeScore(total)).toBe('total: 60.0 % (3 of 5)');
  expect(percentOf(totalScore([]))).toBe(100);
});

test('groups features and domain folders of the web by their own folder', () => {
  expect(folderOf('web/src/features/login/login.ts')).toBe('web/src/features/login');
  expect(folderOf('web/src/domain/game/allGames.ts')).toBe('web/src/domain/game');
  expect(folderOf('web/src/services/analytics/catalogue/siteEvents.ts')).toBe('web/src/services/analytics');
  expect(folderOf('sandbox/src/services/wallet/wallet.ts')).toBe('sandbox/src/services/wallet');
});
