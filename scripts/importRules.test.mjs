import { expect, test } from 'vitest';
import { findCycles, violations } from './importRules.mjs';
import { importsOfFile } from './importsOfFile.mjs';

/** @param {string} from @param {string | null} to @param {string} [specifier] @param {import('./importRules.mjs').Import['when']} [when] */
const judge = (from, to, specifier = './x.ts', when = 'load') => violations({ from, to, specifier, when });

test.each([
  ['a feature may import a noun of the domain', 'web/src/features/lobby/Lobby.tsx', 'web/src/domain/game/game.ts'],
  [
    'a server file may import a server file',
    'web/src/features/lobby/lobby.server.ts',
    'web/src/server/upstream.server.ts',
  ],
  ['a view may import a browser file', 'web/src/features/lobby/Lobby.tsx', 'web/src/api/apiClient.browser.ts'],
  ['the shell may import the server', 'web/src/app/routes.ts', 'web/src/server/upstream.server.ts'],
  ['the build may import the server', 'web/vite/theme.ts', 'web/src/theme/fontFaces.server.ts'],
  ['the web may import the contract', 'web/src/domain/game/game.ts', 'contract/src/games.ts'],
  [
    'a measurement waits by the players’ own rule',
    'scripts/bench/hubRestart.mjs',
    'web/src/realtime/reconnectDelay.ts',
  ],
  [
    'chaos may lead the page’s real-time code',
    'tests/contract/realTimePage.browser.ts',
    'web/src/realtime/startRealtime.browser.ts',
  ],
  ['a test may look anywhere in its workspace', 'web/src/base/result.test.ts', 'web/src/app/main.server.ts'],
])('%s', (_, from, to) => {
  expect(judge(from, to)).toEqual([]);
});

test.each([
  ['the web may not import the platform', 'web/src/app/a.server.ts', 'platform/src/main.ts', /^web may import/],
  ['the platform may not import the web', 'platform/src/main.ts', 'web/src/base/result.ts', /^platform may import/],
  [
    'other tests see the web from outside',
    'tests/contract/web.test.ts',
    'web/src/server/upstream.server.ts',
    /^tests may import/,
  ],
  [
    'a foundation may not import a feature',
    'web/src/session/session.ts',
    'web/src/features/login/login.ts',
    /imports go down/,
  ],
  ['ui may not import a foundation', 'web/src/ui/Button.tsx', 'web/src/market/VisitContext.tsx', /imports go down/],
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
    'web/src/api/apiClient.browser.ts',
    /only views, hooks/,
  ],
  [
    'a plain file may not import a view',
    'web/src/domain/game/game.ts',
    'web/src/domain/game/Cover.tsx',
    /view or a hook/,
  ],
  ['a folder must be a known one', 'web/src/helpers/x.ts', 'web/src/base/result.ts', /no folder of the house/],
])('%s', (_, from, to, sentence) => {
  expect(judge(from, to).join()).toMatch(sentence);
});

test.each(['node:fs', 'react', 'react-dom/server', 'hono', '@hono/node-server'])(
  'a plain file may not import %s',
  (specifier) => {
    expect(judge('web/src/domain/game/game.ts', null, specifier).join()).toMatch(/language only/);
    expect(judge('web/src/server/log.server.ts', null, specifier)).toEqual([]);
  },
);

test('a plain file may name the type of a view', () => {
  expect(judge('web/src/page/registry.ts', null, 'react', 'types')).toEqual([]);
  expect(judge('web/src/page/registry.ts', null, 'react', 'later')).toHaveLength(1);
});

test('circles are found once, and only along imports at load', () => {
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

test('every way to import is read, with when it runs', () => {
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
