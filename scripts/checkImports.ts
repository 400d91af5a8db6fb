// Checks every import of the project against the import rules.
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { findCycles, folderGraph, findViolations } from './importRules.ts';
import { importsOfFile } from './importsOfFile.ts';
import { projectRoot, readText } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * Path of an imported project file, or null for a package. Imports include the file extension, so no resolution is
 * needed.
 */
function resolve(from: string, specifier: string) {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(dirname(from), plain);
  const [, workspace, rest] = /^@foyer\/([^/]+)\/(.+)$/.exec(plain) ?? [];
  if (workspace === undefined) return null;
  return workspace === 'contract' || workspace === 'games' ? `${workspace}/src/${rest}.ts` : `${workspace}/${rest}.ts`;
}

const problems: string[] = [];
const graph = new Map<string, string[]>();
const files = sourceFiles(/\.(tsx?|mjs)$/).filter((file) => !file.endsWith('.d.ts'));
for (const file of files) {
  const targets: string[] = [];
  for (const { specifier, line, when } of importsOfFile(file, readText(file))) {
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

reportProblems(problems, `${problems.length} forbidden imports in ${files.length} files`);
