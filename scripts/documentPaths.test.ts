import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readText } from './projectRoot.mjs';

const folders = ['.', 'docs', 'docs/decisions', 'sandbox', 'sandbox/content'];
const documents = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name)),
);

/** Paths below a workspace, in backticks. */
const codePath = /`((?:brands|contract|docs|games|sandbox|scripts|tests|web)\/[\w@./-]+)`/g;
const linkTarget = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;
/** Placeholders, build output, and the folder in which an operator puts licensed fonts. */
const isPlaceholder = (path: string) => /(^|\/)(x|X|harbour|dist)(\/|\.|$)|^web\/fonts\//.test(path);

test.each(documents)('the paths in %s exist', (document) => {
  const text = readText(document).replaceAll(/```[^]*?```/g, '');
  const paths = [
    ...[...text.matchAll(codePath)].map(([, path = '']) => path),
    ...[...text.matchAll(linkTarget)].map(([, path = '']) => posix.join(dirname(document), path)),
  ];
  expect(paths.filter((path) => !isPlaceholder(path) && !existsSync(join(projectRoot, path)))).toEqual([]);
});
