import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );

const documented = [...read('docs/uncalled-calls.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, name = '']) => name);
/** Exported endpoints by name, with the file that describes each. */
const described = ['contract/src', 'web/src'].flatMap((folder) =>
  filesOf(folder).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/^export const (\w+) = (?:endpoint|forward)\(/gm)].map(([, name = '']) => ({
      name,
      file: `${folder}/${file}`,
    })),
  ),
);
const sources = filesOf('web/src').map((file) => ({ file: `web/src/${file}`, text: read(`web/src/${file}`) }));
/** True when a file other than the description requests the call; serving it with `apiRoute` does not count, passing it through with `forward` does. */
const isUsed = (name: string, file: string) =>
  sources.some(
    (source) =>
      source.file !== file &&
      new RegExp(
        `(?:call|= forward)\\(\\s*(?:\\w+\\.)?${name}\\b|: ${name}\\b|\\? (?:\\w+\\.)?${name}\\b|= (?:\\w+\\.)?${name}\\b|\\(${name}[,)]`,
      ).test(source.text) &&
      !isOnlyRoute(source.text, name),
  );
const isOnlyRoute = (text: string, name: string) => new RegExp(`apiRoute\\(\\s*(?:\\w+\\.)?${name},`).test(text);

test('docs/uncalled-calls.md names only existing calls', () => {
  const known = new Set(described.map(({ name }) => name));
  expect(documented.filter((name) => !known.has(name))).toEqual([]);
});

test('the front end uses no call listed in docs/uncalled-calls.md', () => {
  expect(
    described.filter(({ name, file }) => documented.includes(name) && isUsed(name, file)).map(({ name }) => name),
  ).toEqual([]);
});
test('the front end uses every described call or docs/uncalled-calls.md explains it', () => {
  expect(
    described.filter(({ name, file }) => !documented.includes(name) && !isUsed(name, file)).map(({ name }) => name),
  ).toEqual([]);
});
