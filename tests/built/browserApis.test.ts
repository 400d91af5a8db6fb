import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { allowedApis, unsupportedApis } from '../../scripts/unsupportedApis.ts';

const folders = [
  'web/dist/client/assets',
  'web/dist/client/.vite',
  'games/dist/game-frame/assets',
  'sandbox/dist/cashier-frame/assets',
  'sandbox/dist/control-room/assets',
];
const files = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(projectRoot, folder, name), 'utf8') })),
);

test('no built file needs an API that a supported browser lacks, bundled packages included', () => {
  const found = files.flatMap(({ name, code }) => unsupportedApis(name, code).map((api) => `${name}: ${api.text}`));
  // React catches the error and commits without a transition.
  expect(found.filter((use) => !/^react-.*\.startViewTransition$/.test(use))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('every API that is allowed without a test is used', () => {
  const code = files.map((file) => file.code).join('\n');
  expect([...allowedApis.keys()].filter((name) => !code.includes(name))).toEqual([]);
});
