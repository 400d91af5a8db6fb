import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { missingKeys, missingMessages } from './missingMessages.ts';

test('MK-09 missingKeys returns keys that are missing or empty', () => {
  expect(
    missingKeys(
      { 'site.menu': 'Menu', 'site.join': ' ' },
      { 'site.menu': '菜单', 'site.join': '加入', 'site.live': '真人' },
    ),
  ).toEqual(['site.join', 'site.live']);
  expect(missingKeys({ 'site.menu': 'Menu', 'site.join': 'Join' }, { 'site.menu': '菜单' })).toEqual([]);
  expect(missingKeys({}, { constructor: 'x' })).toEqual(['constructor']);
});

test.each([
  ['zh', { 'site.menu': 'Menu', 'site.live': 'Live' }, { 'site.menu': '菜单' }],
  ['en', { 'site.menu': 'Menu' }, { 'site.menu': '菜单', 'site.live': '真人' }],
] as const)('MK-09 a key missing in %s stops the build with its name', async (language, en, zh) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-messages-'));
  try {
    const texts = { en, zh };
    for (const each of ['en', 'zh'] as const) {
      mkdirSync(join(folder, 'i18n/messages', each), { recursive: true });
      writeFileSync(join(folder, 'i18n/messages', each, 'site.json'), JSON.stringify(texts[each]));
      writeFileSync(
        join(folder, `${each}.js`),
        `import words from './i18n/messages/${each}/site.json'; console.log(words);`,
      );
    }
    const built = build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [messages()],
      build: { write: false, rolldownOptions: { input: join(folder, `${language}.js`) } },
    });
    await expect(built).rejects.toThrow(`${language}/site.json has no text for site.live.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('MK-09 missingMessages names missing folders, areas and keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-messages-'));
  const write = (path: string, texts: Record<string, string>) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(texts));
  };
  try {
    write('en/site.json', { 'site.menu': 'Menu', 'site.live': 'Live' });
    write('en/game.json', { 'game.play': 'Play' });
    expect(missingMessages(folder)).toEqual(['zh is in the list of languages and has no folder of messages.']);
    write('zh/site.json', { 'site.menu': '菜单' });
    expect(missingMessages(folder).toSorted()).toEqual([
      'zh/game.json is missing.',
      'zh/site.json has no text for site.live.',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
