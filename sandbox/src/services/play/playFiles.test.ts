import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameLook } from '@foyer/games/artwork/game-look/gameLook';
import { shownArt } from '@foyer/games/artwork/game-look/shownArt';
import { catalogueGameFixture } from '@foyer/games/catalogue/catalogueGameFixture';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { hanSheetPath } from '@foyer/games/page/hanSheet';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playFiles } from './playFiles.ts';

const game = catalogueGameFixture({
  name: { ...inEveryLanguage(() => 'Crown & <Anchor>'), zh: '王冠' },
  provider: 'Oxbow',
  modelId: 'meadow',
});

let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'game-frame-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'assets/gameFrame-abc.js'), 'run()');
  writeFileSync(join(folder, 'pictures/bell.webp'), 'picture');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({
      'earlyLaunch.ts': { file: 'assets/earlyLaunch-abc.js', isEntry: true, imports: ['_begin.js'] },
      '_begin.js': { file: 'assets/begin-abc.js' },
      'gameFrame.ts': {
        file: 'assets/gameFrame-abc.js',
        isEntry: true,
        css: ['assets/gameFrame-abc.css'],
        imports: ['_begin.js', '_shared.js'],
        dynamicImports: ['../slot/slotView.ts', '../roulette/rouletteView.ts', '../messages/zh/gameShell.ts'],
      },
      '_shared.js': { file: 'assets/shared-abc.js' },
      '../slot/slotView.ts': {
        file: 'assets/slotView-abc.js',
        css: ['assets/slotView-abc.css'],
        imports: ['_shared.js'],
        dynamicImports: ['../messages/en/slot.ts', '../messages/zh/slot.ts'],
      },
      '../roulette/rouletteView.ts': { file: 'assets/rouletteView-abc.js', css: ['assets/rouletteView-abc.css'] },
      '../messages/en/slot.ts': { file: 'assets/en-slot-abc.js' },
      '../messages/zh/slot.ts': { file: 'assets/zh-slot-abc.js' },
      '../messages/zh/gameShell.ts': { file: 'assets/zh-gameShell-abc.js' },
      x: { file: 'assets/x.woff2' },
    }),
  );
  const byId = (id: number) =>
    id === 12 ? game : id === 13 ? { ...game, gameGroupId: 13, modelId: 'none' } : undefined;
  app = playFiles(
    { webOrigins: ['http://regency.localhost:3000', 'http://aurora.localhost:3000'] },
    (id) => playedGame({ byId }, engines, id),
    folder,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statusesOf = (paths: readonly string[]): Promise<[string, number][]> =>
  Promise.all(paths.map(async (path): Promise<[string, number]> => [path, (await app.request(path)).status]));

test('the game page contains no token and can be framed only by the web front end', async () => {
  const page = await app.request('/play/12?launchToken=secret-token');
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toBe(await (await app.request('/play/12')).text());
  expect(text).not.toContain('secret-token');
  expect(text).toContain('<title>Crown &amp; &lt;Anchor&gt;</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-ancestors http://regency.localhost:3000 http://aurora.localhost:3000');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

const linksOf = (text: string, rel: string) =>
  [...text.matchAll(/<link rel="([a-z]+)"[^>]*? href="([^"]+)"/g)].flatMap(([, found, href]) =>
    found === rel ? [(href ?? '').replace(/^.*\//, '')] : [],
  );

test.each([
  ['en', []],
  ['zh', ['zh-slot-abc.js', 'zh-gameShell-abc.js']],
])('the game page in %s names each file of its engine and language, and no other', async (culture, texts) => {
  const text = await (await app.request(`/play/12?culture=${culture}`)).text();
  const files = ['begin-abc.js', 'gameFrame-abc.js', 'shared-abc.js', 'slotView-abc.js'];
  expect(linksOf(text, 'modulepreload')).toEqual([...files, ...texts]);
  expect(linksOf(text, 'stylesheet').slice(0, -1)).toEqual(['gameFrame-abc.css', 'slotView-abc.css']);
});

test('the script that requests the session comes, with what it imports, before every other file', async () => {
  const text = await (await app.request('/play/12')).text();
  expect(text).toContain('<script type="module" async src="/game-assets/assets/earlyLaunch-abc.js"></script>');
  expect(text.indexOf('earlyLaunch-abc.js')).toBeLessThan(text.indexOf('<link'));
  expect(text.indexOf('begin-abc.js')).toBeLessThan(text.indexOf('rel="stylesheet"'));
});

test.each([
  ['', 'en', 'adult', '12.webp'],
  ['?culture=zh&tone=full', 'zh', 'full', '12-zh.webp'],
  ['?tone=unknown', 'en', 'adult', '12.webp'],
] as const)('the game page%s names every picture that its view shows', async (query, culture, tone, title) => {
  const text = await (await app.request(`/play/12${query}`)).text();
  const { pictures, art } = shownArt(gameLook(game, tone), 'slot', culture);
  expect(art.title).toBe(`/game-art/title/${tone}/${title}`);
  const { A: _, ...others } = pictures;
  const named = [...Object.values(others).map((name) => `${name}.webp`), title, '12.webp?width=256'];
  expect(text).toContain(`data-scene-address="/game-art/scene/${tone}/12.webp"`);
  expect(linksOf(text, 'preload').toSorted()).toEqual(named.toSorted());
});

test('a game without an engine or an unknown game is not found', async () => {
  const paths = ['/play/13', '/play/99', '/play/abc', '/play/012', '/play/1234567890'];
  expect(await statusesOf(paths)).toEqual(paths.map((path) => [path, 404]));
});

test('serves immutable assets, pictures for a day and the Chinese font, and no other files', async () => {
  expect((await app.request('/game-assets/assets/gameFrame-abc.js')).headers.get('cache-control')).toContain(
    'immutable',
  );
  const picture = await app.request('/game-pictures/bell.webp');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await app.request(hanSheetPath)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  const paths = [
    '/game-assets/secret.txt',
    '/game-assets/manifest.json',
    '/game-pictures/..%2fsecret.txt',
    '/game-assets/assets/..%2f..%2fsecret.txt',
    '/game-pictures/none.webp',
  ];
  expect(await statusesOf(paths)).toEqual(paths.map((path) => [path, 404]));
});
