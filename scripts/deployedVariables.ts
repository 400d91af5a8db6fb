import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readText } from './projectRoot.mjs';

const folder = 'web/src/services/configuration';
/** Names of variables in schemas, as in `PORT: v.optional(`. */
const variablesIn = (source: string) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);

/** Variables that the web server reads. */
export const webVariables: ReadonlySet<string> = new Set(
  readdirSync(join(projectRoot, folder)).flatMap((name) =>
    name.endsWith('.server.ts') ? variablesIn(readText(`${folder}/${name}`)) : [],
  ),
);

/** Variables that the sandbox reads. */
export const sandboxVariables: ReadonlySet<string> = new Set(variablesIn(readText('sandbox/src/kernel/settings.ts')));
