import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readText } from './projectRoot.mjs';

/** @param pattern with the name as its group */
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A variable in a schema, one per line: `PORT: v.optional(…)`. */
const schemaEntry = /^ {2}([A-Z_]+): v\./gm;
const webFolder = 'web/src/services/configuration';
const webVariables = readdirSync(join(projectRoot, webFolder))
  .filter((file) => file.endsWith('.server.ts'))
  .flatMap((file) => namesIn(readText(`${webFolder}/${file}`), schemaEntry));
const sandboxVariables = namesIn(readText('sandbox/src/kernel/settings.ts'), schemaEntry);
/** Variables that `npm start` itself reads. */
const startVariables = ['ports', 'startFoyer', 'startPair'].flatMap((script) =>
  namesIn(readText(`scripts/${script}.ts`), /env\['([A-Z_]+)'\]/g),
);

const page = readText('docs/configuration.md');
/** Names in the first column of a table. */
const inTables = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => namesIn(line.split('|')[1] ?? '', /`([A-Z_]+)`/g));

test.each([
  ['web server', webVariables],
  ['sandbox', sandboxVariables],
  ['start script', startVariables],
])('docs/configuration.md has every variable of the %s in a table', (_, variables) => {
  expect(variables).not.toEqual([]);
  expect(variables.filter((name) => !inTables.includes(name))).toEqual([]);
});

test('docs/configuration.md names no variable that is not read', () => {
  const known = new Set([...webVariables, ...sandboxVariables, ...startVariables]);
  expect(namesIn(page, /`([A-Z_]{2,})(?=[`=…])/g).filter((name) => !known.has(name))).toEqual([]);
});
