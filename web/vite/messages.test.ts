import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { messages, missingKeys } from './messages.ts';

test('MK-09 a key is missing where the other language has it, and where its text is empty', () => {
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
] as const)('MK-09 a key that is missing in %s stops the build and is named', async (language, en, zh) => {
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
