import { expect, test } from 'vitest';
import { exportedRecords, unsafeLookups } from './unsafeLookups.ts';

const found = (source: string, importable: string[] = []) =>
  unsafeLookups('a.ts', source, new Set(importable)).map(({ text }) => text);

test.each([
  ['const shapes: Readonly<Record<string, RegExp>> = {}; shapes[country]', 'shapes[country]'],
  ['function read(query: Partial<Record<string, string>>) { return query[name]; }', 'query[name]'],
  ['const byId = Object.fromEntries(pairs); byId[id]', 'byId[id]'],
  ['const read = JSON.parse(text) as Record<string, number>; read[key] = 1', 'read[key]'],
  ['(value as { [key: string]: string })[key]', '(value as { [key: string]: string })[key]'],
  ['interface State { shown: Record<string, number> } state.shown[key]', 'state.shown[key]'],
  ['kinds[word as keyof typeof kinds]', 'kinds[word as keyof typeof kinds]'],
  ['word in kinds', 'word in kinds'],
])('reports the look-up in %j', (source, text) => {
  expect(found(source)).toEqual([text]);
});

test('finds records that another file exports', () => {
  expect(
    exportedRecords('a.ts', 'export const shapes: Record<string, string> = {}; export const list: string[] = [];'),
  ).toEqual(['shapes']);
  expect(found("import { shapes as known } from './a.ts'; known[key]", ['shapes'])).toEqual(['known[key]']);
});

test.each([
  "shapes['GB']",
  'list[0]',
  'ownValue(shapes, country)',
  'map.get(key)',
  "'Url' in answer",
  '#mark in thing',
  'names[at]',
  'kinds[index as number]',
])('accepts %j', (source) => {
  expect(
    found(`const shapes: Record<string, string> = {}; class A { #mark = 1; has(thing: object) { return ${source}; } }`),
  ).toEqual([]);
});
