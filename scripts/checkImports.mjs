// Checks every import of the project against the import rules. Runs on the product's Node.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { findCycles, folderGraph, findViolations } from './importRules.mjs';
import { importsOfFile } from './importsOfFile.mjs';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/**
 * Path of an imported project file, or null for a package. Imports include the file extension, so no resolution is
 * needed.
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

const problems = [];
/** @type {Map<string, string[]>} */
const graph = new Map();
const files = sourceFiles(/\.(tsx?|mjs)$/).filter((file) => !file.endsWith('.d.ts'));
for (const file of files) {
  /** @type {string[]} */
  const targets = [];
  for (const { specifier, line, when } of importsOfFile(file, readFileSync(join(projectRoot, file), 'utf8'))) {
    const to = resolve(file, specifier);
    const at = `${file}:${line} imports ${specifier}`;
    if (to !== null && !/(^|\/)dist\//.test(to) && !existsSync(join(projectRoot, to)))
      problems.push(`${at}: there is no such file; imports carry their ending`);
    for (const sentence of findViolations({ from: file, to, specifier, when })) problems.push(`${at}: ${sentence}`);
    if (to !== null && to !== file) targets.push(to);
  }
  graph.set(file, targets);
}
for (const cycle of [...findCycles(graph), ...findCycles(folderGraph(graph))])
  problems.push(`circle: ${[...cycle, cycle[0]].join(' → ')}`);

if (problems.length > 0) process.stdout.write(`${problems.join('\n')}\n`);
process.stdout.write(`${problems.length} forbidden imports in ${files.length} files\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
