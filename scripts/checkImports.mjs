// Checks every import of ours against the rules of the house. Runs on the product's Node.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { findCycles, violations } from './importRules.mjs';
import { importsOfFile } from './importsOfFile.mjs';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/**
 * Path of an imported file of ours, or null for a package. Imports carry their ending, so no guessing is needed.
 * @param {string} from
 * @param {string} specifier
 */
function resolve(from, specifier) {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(dirname(from), plain);
  const [, workspace, rest] = /^@foyer\/([^/]+)\/(.+)$/.exec(plain) ?? [];
  if (workspace === undefined) return null;
  return workspace === 'contract' ? `contract/src/${rest}.ts` : `${workspace}/${rest}.ts`;
}

const complaints = [];
/** @type {Map<string, string[]>} */
const graph = new Map();
const files = sourceFiles(/\.(tsx?|mjs)$/).filter((file) => !file.endsWith('.d.ts'));
for (const file of files) {
  /** @type {string[]} */
  const atLoad = [];
  for (const { specifier, line, when } of importsOfFile(file, readFileSync(join(projectRoot, file), 'utf8'))) {
    const to = resolve(file, specifier);
    const at = `${file}:${line} imports ${specifier}`;
    if (to !== null && !/(^|\/)dist\//.test(to) && !existsSync(join(projectRoot, to)))
      complaints.push(`${at}: there is no such file; imports carry their ending`);
    for (const sentence of violations({ from: file, to, specifier, when })) complaints.push(`${at}: ${sentence}`);
    if (to !== null && when === 'load') atLoad.push(to);
  }
  graph.set(file, atLoad);
}
for (const cycle of findCycles(graph)) complaints.push(`circle: ${[...cycle, cycle[0]].join(' → ')}`);

if (complaints.length > 0) process.stdout.write(`${complaints.join('\n')}\n`);
process.stdout.write(`${complaints.length} wrong imports in ${files.length} files\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
