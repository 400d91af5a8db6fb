import { expect, test } from 'vitest';
import { findCycles, folderGraph, findViolations } from './importRules.ts';
import type { Import } from './importRules.ts';
import { importsOfFile } from './importsOfFile.ts';

const judge = (from: string, to: string | null, specifier: string = './x.ts', when: Import['when'] = 'load') =>
  findViolations({ from, to, specifier, when });

test.each([
  ['a feature may import the domain', 'web/src/features/lobby/Lobby.tsx', 'web/src/domain/game/game.ts'],
  [
    'a server file may import a server file',
    'web/src/features/lobby/lobby.server.ts',
    'web/src/server/upstream.server.ts',
  ],
  ['a view may import a browser file', 'web/src/features/lobby/Lobby.tsx', 'web/src/services/api/apiClient.browser.ts'],
  ['the shell may import the server', 'web/src/app/routes.ts', 'web/src/server/upstream.server.ts'],
  ['the build may import the server', 'web/vite/theme.ts', 'web/src/services/theme/fontFacesOf.server.ts'],
  ['the web may import the contract', 'web/src/domain/game/game.ts', 'contract/src/games.ts'],
  [
    'a benchmark may import the reconnect delay of the web',
    'scripts/bench/hubRestart.mjs',
    'web/src/services/stream/streamState.ts',
  ],
  [
    'a contract test may import the real-time start of the page',
    'tests/contract/support/realTimePage.browser.ts',
    'web/src/services/realtime/startRealtime.browser.ts',
  ],
  ['a test may import anything of its workspace', 'web/src/base/result.test.ts', 'web/src/app/main.server.ts'],
])('%s', (_, from, to) => {
  expect(judge(from, to)).toEqual([]);
});

test.each([
  ['the web may not import the sandbox', 'web/src/app/a.server.ts', 'sandbox/src/main.ts', /^web may only import/],
  ['the sandbox may not import the web', 'sandbox/src/main.ts', 'web/src/base/result.ts', /^sandbox may only import/],
  [
    'contract tests may not import the web server',
    'tests/contract/web.test.ts',
    'web/src/server/upstream.server.ts',
    /^tests may only import/,
  ],
  [
    'a foundation may not import a feature',
    'web/src/services/session/session.ts',
    'web/src/features/login/login.ts',
    /imports go down/,
  ],
  [
    'a service of the sandbox may not import the control room',
    'sandbox/src/services/wallet/wallet.ts',
    'sandbox/src/control/controlRoom.ts',
    /services lies below control/,
  ],
  [
    'an engine may not import the catalogue',
    'games/src/engines/slot/slotEngine.ts',
    'games/src/catalogue/catalogue.ts',
    /^engines lies below catalogue/,
  ],
  [
    'ui may not import a foundation',
    'web/src/ui/Button.tsx',
    'web/src/services/market/VisitContext.tsx',
    /imports go down/,
  ],
  [
    'a feature may not import another',
    'web/src/features/lobby/Lobby.tsx',
    'web/src/features/login/Login.tsx',
    /feature lobby may not import the feature login/,
  ],
  [
    'a view may not import the server',
    'web/src/features/lobby/Lobby.tsx',
    'web/src/features/lobby/lobby.server.ts',
    /only \*\.server/,
  ],
  [
    'the server may not import a browser file',
    'web/src/page/load.server.ts',
    'web/src/services/api/apiClient.browser.ts',
    /only views, hooks/,
  ],
  [
    'a plain file may not import a view',
    'web/src/domain/game/game.ts',
    'web/src/domain/game/Cover.tsx',
    /view or a hook/,
  ],
  ['an unknown folder is refused', 'web/src/helpers/x.ts', 'web/src/base/result.ts', /is not in a listed folder/],
])('%s', (_, from, to, sentence) => {
  expect(judge(from, to).join()).toMatch(sentence);
});

test.each(['node:fs', 'react', 'react-dom/server', 'hono', '@hono/node-server'])(
  'refuses an import of %s from a plain file',
  (specifier) => {
    expect(judge('web/src/domain/game/game.ts', null, specifier).join()).toMatch(/language only/);
    expect(judge('web/src/server/log.server.ts', null, specifier)).toEqual([]);
  },
);

test('allows a plain file to import the type of a view', () => {
  expect(judge('web/src/app/blocks/blockDefinitions.ts', null, 'react', 'types')).toEqual([]);
  expect(judge('web/src/app/blocks/blockDefinitions.ts', null, 'react', 'later')).toHaveLength(1);
});

test('finds each import cycle once, and only through imports at load time', () => {
  expect(
    findCycles(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual([['b', 'c']]);
  expect(
    findCycles(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([]);
});

test('reads every kind of import with the time at which it runs', () => {
  const source = `import type { A } from './a.ts';
import { type B, c } from './b.ts';
import './css.css';
export * from './d.ts';
export type { E } from './e.ts';
const later = () => import('./f.ts');`;
  expect(importsOfFile('x.tsx', source)).toEqual([
    { specifier: './a.ts', when: 'types', line: 1 },
    { specifier: './b.ts', when: 'load', line: 2 },
    { specifier: './css.css', when: 'load', line: 3 },
    { specifier: './d.ts', when: 'load', line: 4 },
    { specifier: './e.ts', when: 'types', line: 5 },
    { specifier: './f.ts', when: 'later', line: 6 },
  ]);
});

test('finds folders that import each other, without their tests', () => {
  const graph = new Map([
    ['sandbox/src/services/wallet/a.ts', ['sandbox/src/services/cashier/b.ts']],
    ['sandbox/src/services/cashier/c.ts', ['sandbox/src/services/wallet/d.ts', 'sandbox/src/kernel/x.ts']],
    ['sandbox/src/services/games/e.test.ts', ['sandbox/src/services/wallet/a.ts']],
    ['sandbox/src/services/wallet/f.ts', ['sandbox/src/services/games/g.ts', 'sandbox/src/services/wallet/a.ts']],
  ]);
  expect(findCycles(folderGraph(graph))).toEqual([['sandbox/src/services/wallet', 'sandbox/src/services/cashier']]);
});
