import { describe, expect, test } from 'vitest';
import { selectTests } from './selectTests.ts';

const files = [
  'web/src/server/pageCache.server.ts',
  'web/src/server/pageCache.server.test.ts',
  'web/src/features/login/login.test.ts',
  'web/src/features/login/LoginForm.test.tsx',
  'tests/contract/web.test.ts',
  'tests/contract/web/pageCache.ts',
  'tests/contract/web/transport.ts',
  'tests/contract/hub.test.ts',
  'tests/e2e/lobby.spec.ts',
  'games/src/engines/slot/slot.simulation.test.ts',
];

const select = (...names: string[]) => {
  const selected = selectTests(names, files);
  return 'problem' in selected ? selected.problem : selected.map(({ name, args }) => [name, args.slice(2).join(' ')]);
};
const reports = (name: string) => `--reporter=dot --reporter=json --outputFile.json=.cache/tests/${name}.json`;

describe('selecting tests by name', () => {
  test('finds a check by its name, with spaces or hyphens', () => {
    expect([select('lint'), select('house-rules')].flat().map(([name]) => name)).toEqual(['lint', 'house rules']);
  });

  test('finds unit, view and simulation tests by name, without building', () => {
    expect(select('login', 'LoginForm')).toEqual([
      [
        'selected unit tests',
        `--project unit --project views web/src/features/login/login.test.ts web/src/features/login/LoginForm.test.tsx ${reports('selected-unit-tests')}`,
      ],
    ]);
    expect(select('slot')).toEqual([
      [
        'selected unit tests',
        `--project simulations games/src/engines/slot/slot.simulation.test.ts ${reports('selected-unit-tests')}`,
      ],
    ]);
  });

  test('finds every test below a folder', () => {
    expect(select('features/login')).toEqual(select('login', 'LoginForm'));
  });

  test('prefers the unit test to the suite of the web server with the same name', () => {
    const selected = selectTests(['pageCache'], files);
    expect(selected).toMatchObject([{ name: 'selected unit tests', isSelfContained: true }]);
    expect(select('pageCache')).toEqual([
      [
        'selected unit tests',
        `--project unit web/src/server/pageCache.server.test.ts ${reports('selected-unit-tests')}`,
      ],
    ]);
  });

  test('finds suites of the web server by name or path, and builds first', () => {
    expect(select('web/pageCache', 'transport')).toEqual([
      ['build', '--stale'],
      [
        'selected web suites',
        `--project contract tests/contract/web -t ^web (pageCache|transport):  ${reports('selected-web-suites')}`,
      ],
    ]);
  });

  test('finds browser and contract tests, and builds first', () => {
    expect(select('lobby')).toEqual([
      ['build', '--stale'],
      ['selected browser tests', '--config tests/playwright.config.ts tests/e2e/lobby.spec.ts'],
    ]);
    expect(select('hub')).toEqual([
      ['build', '--stale'],
      ['selected tests', `--project contract tests/contract/hub.test.ts ${reports('selected-tests')}`],
    ]);
  });

  test('names the checks when nothing has the name', () => {
    expect(select('nothing')).toMatch(
      /^No check, suite or test file has the name "nothing"\. The checks are: types, format, lint,/,
    );
  });
});
