import { describe, expect, test } from 'vitest';
import { selectTests } from './selectTests.mjs';

const files = [
  'web/src/server/pageCache.server.ts',
  'web/src/server/pageCache.test.ts',
  'web/src/features/login/login.test.ts',
  'web/src/features/login/LoginForm.test.tsx',
  'tests/contract/web.test.ts',
  'tests/contract/web/pageCache.ts',
  'tests/contract/web/transport.ts',
  'tests/contract/hub.test.ts',
  'tests/e2e/lobby.spec.ts',
  'platform/src/games/engines/slot/slot.simulation.test.ts',
];

/** @param {...string} names */
const select = (...names) => {
  const selected = selectTests(names, files);
  return 'problem' in selected ? selected.problem : selected.map(({ name, args }) => [name, args.slice(2).join(' ')]);
};
const reports = (/** @type {string} */ name) =>
  `--reporter=dot --reporter=json --outputFile.json=.cache/tests/${name}.json`;

describe('selecting tests by name', () => {
  test('finds a check by its name, with spaces or hyphens', () => {
    expect([select('lint'), select('house-rules')].flat().map(([name]) => name)).toEqual(['lint', 'house rules']);
  });

  test('finds a unit test by its name, without building', () => {
    expect(select('login')).toEqual([
      ['selected tests', `web/src/features/login/login.test.ts ${reports('selected-tests')}`],
    ]);
    expect(select('slot')).toEqual([
      ['selected tests', `platform/src/games/engines/slot/slot.simulation.test.ts ${reports('selected-tests')}`],
    ]);
  });

  test('finds every test below a folder', () => {
    expect(select('features/login')).toEqual([
      [
        'selected tests',
        `web/src/features/login/login.test.ts web/src/features/login/LoginForm.test.tsx ${reports('selected-tests')}`,
      ],
    ]);
  });

  test('finds a suite of the web server and the unit test of the same name, and builds first', () => {
    expect(select('pageCache', 'transport')).toEqual([
      ['build', ''],
      ['selected tests', `web/src/server/pageCache.test.ts ${reports('selected-tests')}`],
      [
        'selected web suites',
        `tests/contract/web.test.ts -t ^web (pageCache|transport):  ${reports('selected-web-suites')}`,
      ],
    ]);
  });

  test('finds browser and contract tests, and builds first', () => {
    expect(select('lobby')).toEqual([
      ['build', ''],
      ['selected browser tests', '--config tests/playwright.config.ts tests/e2e/lobby.spec.ts'],
    ]);
    expect(select('hub')).toEqual([
      ['build', ''],
      ['selected tests', `tests/contract/hub.test.ts ${reports('selected-tests')}`],
    ]);
  });

  test('names the checks when nothing has the name', () => {
    expect(select('nothing')).toMatch(
      /^No check, suite or test file has the name "nothing"\. The checks are: types, format, lint,/,
    );
  });
});
