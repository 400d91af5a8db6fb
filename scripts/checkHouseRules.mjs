// Names and sizes of files (ARCHITECTURE.md, rules 1 and 9).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeFile } from './houseRules.mjs';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const judged = sourceFiles(/\.(tsx?|mjs|css)$/).map((path) => ({ path, ...judgeFile(path, readFileSync(join(projectRoot, path), 'utf8')) }));
const broken = judged.filter(({ stop }) => stop !== null);
const large = judged.filter(({ alarm }) => alarm !== null);

for (const { path, alarm } of large) process.stdout.write(`warning: ${path}: ${alarm}\n`);
for (const { path, stop } of broken) process.stdout.write(`${path}: ${stop}\n`);
process.stdout.write(`${broken.length} files against the rules of the house, ${large.length} large, of ${judged.length}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
