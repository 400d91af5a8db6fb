import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withScale } from '@foyer/brands/inlineScale';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { allowedStyles, unsupportedStyles } from '../../scripts/unsupportedStyles.ts';

const folders = [
  'web/dist/client/assets',
  'web/dist/client/theme',
  'games/dist/game-frame/assets',
  'sandbox/dist/cashier-frame/assets',
  'sandbox/dist/control-room/assets',
];
const sheets = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, source: readFileSync(join(projectRoot, folder, name), 'utf8') })),
);

test('no built style sheet needs a feature that a supported browser lacks', () => {
  expect(sheets.flatMap(({ name, source }) => unsupportedStyles(name, source).map((it) => `${name}: ${it}`))).toEqual(
    [],
  );
  expect(sheets.length).toBeGreaterThan(40);
});

test('every style feature that may be missing is used', () => {
  const all = sheets.map(({ source }) => source).join('\n');
  expect([...allowedStyles.keys()].filter((feature) => !all.includes(feature))).toEqual([]);
});

test('media queries have the form that browsers below the list know', () => {
  const ranges = sheets.flatMap(({ name, source }) =>
    [...source.matchAll(/@media[^{]*[<>][^{]*/g)].map(([query]) => `${name}: ${query}`),
  );
  expect(ranges).toEqual([]);
});

test('built style sheets hold the values of the scale instead of its variables', () => {
  expect(sheets.flatMap(({ name, source }) => (withScale(source) === source ? [] : [name]))).toEqual([]);
});
