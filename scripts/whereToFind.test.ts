import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readText } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.ts';

const isFile = (path: string) => existsSync(join(projectRoot, path)) && statSync(join(projectRoot, path)).isFile();

const page = readText('docs/where-to-find.md');
/** Texts in backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);
const isPath = (text: string) => text.includes('/');
const isName = (text: string) => /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]\w*$/.test(text);

const rows = [...page.matchAll(/^\| ([^|`]+?) *\| `([^`]+)` *\| ([^|]+) \|$/gm)].map(
  ([, errand = '', search = '', open = '']) => ({
    errand,
    search,
    files: quoted(open).filter(isPath).filter(isFile),
    names: quoted(`\`${search}\` ${open}`).filter(isName),
    section:
      page
        .slice(0, page.indexOf(`| ${errand} `))
        .split('\n## ')
        .at(-1)
        ?.split('\n')[0] ?? '',
  }),
);

/** The files that the command at the top of the page searches. */
const sources = sourceFiles(/\.(tsx?|css|yaml)$/)
  .filter((path) => /^(?:contract|brands|web|games\/src|sandbox\/src)\//.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readText(path) }));
const declares = (text: string, name: string) =>
  new RegExp(`\\b(?:const|function|class|interface|type) ${name}\\b|^ *${name}\\??:`, 'm').test(text);

test('docs/where-to-find.md has rows with files', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
});

test.each(rows)('the search for "$errand" finds a file that docs/where-to-find.md opens', ({ search, files }) => {
  expect(files.some((path) => new RegExp(search, 'i').test(readText(path)))).toBe(true);
});

test.each(rows.filter(({ names }) => names.length > 0))(
  'a file that docs/where-to-find.md opens for "$errand" declares each name of the row',
  ({ names, files }) => {
    expect(names.filter((name) => !files.some((path) => declares(readText(path), name)))).toEqual([]);
  },
);

test('the sources declare every name in docs/where-to-find.md', () => {
  const names = quoted(page.replaceAll(/```[^]*?```/g, '')).filter(isName);
  expect(names.filter((name) => !sources.some(({ text }) => declares(text, name)))).toEqual([]);
});

test.each(rows.filter(({ section }) => section === 'Change a value'))(
  'docs/where-to-find.md opens every file that declares "$errand"',
  ({ search, files }) => {
    const declared = new RegExp(`\\b(?:const|function) \\w*(?:${search})`, 'i');
    const declaring = sources.filter(({ text }) => declared.test(text)).map(({ path }) => path);
    expect(declaring).not.toEqual([]);
    expect(declaring.filter((path) => !files.includes(path))).toEqual([]);
  },
);
