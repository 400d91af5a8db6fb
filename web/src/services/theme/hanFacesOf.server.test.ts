import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hanFacesOf } from './hanFacesOf.server.ts';
import { hanFile, hanFont, hanSlicesFile } from './hanFont.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-han-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('without a build there is no Chinese font', async () => {
  expect(await hanFacesOf(folder)).toBeNull();
});

test('declares each slice in both faces, and preloads only the slice of every page', async () => {
  const slices = [
    { name: 'page', range: 'U+4e00' },
    { name: 'messages', range: 'U+4e01-4e03' },
  ];
  await writeFile(join(folder, hanSlicesFile), JSON.stringify(slices));
  for (const { name } of slices)
    for (const { weight } of hanFont.faces) await writeFile(join(folder, hanFile(name, weight)), `${name} ${weight}`);
  const faces = await hanFacesOf(folder);
  const rules = [...(faces?.css ?? '').matchAll(/font-weight:([\d ]+);font-display:(\w+);unicode-range:([^}]+)/g)];
  expect(rules.map((rule) => rule.slice(1))).toEqual([
    ['400', 'optional', 'U+4e00'],
    ['500 900', 'optional', 'U+4e00'],
    ['400', 'swap', 'U+4e01-4e03'],
    ['500 900', 'swap', 'U+4e01-4e03'],
  ]);
  expect(faces?.files.map(({ isPreloaded }) => isPreloaded)).toEqual([true, true, false, false]);
});
