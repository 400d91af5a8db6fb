import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { client, filesOf, firstModules, idleModules, textOf } from './builtFiles.ts';

/**
 * Maximum bytes of compressed scripts before a lobby is usable, chosen for slow phones. A player's lobby begins with the
 * deposit limit and the player's own games. Names of files move the sums by some ten bytes.
 */
const maxBytes = { visitor: 97_600, player: 100_300 };
/**
 * Maximum bytes of a visitor without consent until the lobby is quiet, with the first load: the search, which leads to
 * filters and actions, is a part of it. A login may bring the visit of another market with the page. A logout may leave
 * for an identity provider after its other calls.
 */
const maxIdleBytes = 145_750;
/** Maximum bytes of the styles that every page of a brand loads, compressed with Brotli; `han` has the faces for Chinese. */
const maxStyleBytes = { latin: 11_500, han: 14_050 };

const bytesOf = (modules: readonly string[]) =>
  [...filesOf(modules)].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength, 0);

test('the first load of a lobby stays within its limit for scripts', () => {
  expect(bytesOf(firstModules('VisitorHero'))).toBeLessThanOrEqual(maxBytes.visitor);
  expect(bytesOf(firstModules('PlayerHero'))).toBeLessThanOrEqual(maxBytes.player);
});

test.each([
  ['latin', /-site\.css\.br$/],
  ['han', /-site-han\.css\.br$/],
] as const)('the styles of every page of a brand stay within their limit for %s', (script, ofScript) => {
  const folder = join(client, 'theme');
  const sizes = readdirSync(folder).flatMap((name) => (ofScript.test(name) ? [statSync(join(folder, name)).size] : []));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxStyleBytes[script]);
});

test('what a visitor without consent loads in idle time stays within its limit', () => {
  expect(bytesOf(idleModules)).toBeLessThanOrEqual(maxIdleBytes);
});

/** Modules of code that a visitor loads at intent, before a login, only with consent, or never. */
const laterModules = [
  'src/app/startup/playerStartList.browser.ts',
  'src/domain/metered/metered.browser.ts',
  'src/features/login/LoginOverlay.tsx',
  'src/features/registration/RegistrationOverlay.tsx',
  'src/features/search/SearchOverlay.tsx',
  'src/features/safer-gambling/InactivityReminder.tsx',
  'src/services/flags/startFlagClient.browser.ts',
  'src/services/telemetry/startTelemetry.browser.ts',
  'src/services/telemetry/startTracing.browser.ts',
  'src/app/startup/startAnalytics.browser.ts',
];

test.each(laterModules)('a visitor without consent does not load %s in idle time', (module) => {
  const idle = filesOf(idleModules);
  const [file = ''] = filesOf([module]);
  expect(textOf(file).length).toBeGreaterThan(0);
  expect(idle.has(file)).toBe(false);
});

test('the first script of a game’s page imports one small file', () => {
  const folder = join(projectRoot, 'games/dist/game-frame');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const [begin = '', ...more] = manifest['earlyLaunch.ts']?.imports ?? [];
  expect([more, manifest[begin]?.imports ?? []]).toEqual([[], []]);
  expect(statSync(join(folder, manifest[begin]?.file ?? '')).size).toBeLessThan(2000);
});
