import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unicodeRange } from '../src/services/theme/hanFont.ts';
import { disjoint, hanCharacters, hanSlices } from './hanSlices.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

test('takes Chinese characters and full-width punctuation, each once', () => {
  expect([...hanCharacters(['真人 Live，真', '…“OK”。'])]).toEqual(['真', '人', '，', '。']);
});

test('a later slice loses the characters of earlier ones', () => {
  expect(disjoint([new Set(['乙', '一']), new Set(['一', '丁'])])).toEqual([['一', '乙'], ['丁']]);
});

test('writes neighbours as a range', () => {
  expect(unicodeRange(['丂', '一', '丁', '真'])).toBe('U+4e00-4e02,U+771f');
});

test('the slices hold every character of messages and games once, the first those of every page', async () => {
  const slices = await hanSlices(project);
  expect(slices.map(({ name }) => name)).toEqual(['page', 'messages', 'content']);
  const all = slices.flatMap(({ characters }) => characters);
  expect(new Set(all).size).toBe(all.length);
  expect(slices[0]?.characters).toEqual(expect.arrayContaining([...'真人登录注册大厅']));
  // Names, rules and controls of games.
  const folder = join(project, 'games/src/messages/zh');
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(all).toEqual(expect.arrayContaining([...hanCharacters(texts)]));
  // Names of countries.
  expect(all).toEqual(expect.arrayContaining([...'布韦岛圣赫勒拿']));
});
