// Mutates the files with business rules, or those of the given paths. Prints every survivor and the score of each
// folder.
import { relative, resolve } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { businessRuleFiles } from './businessRuleFiles.mjs';
import { describeScore, folderOf, minScore, mutationScores, percentOf, totalScore } from './mutationScore.mjs';
import { runStryker } from './runStryker.mjs';

const paths = process.argv.slice(2).map((path) => relative(projectRoot, resolve(path)));
const all = businessRuleFiles();
const unknown = paths.filter((path) => !all.some((file) => file === path || file.startsWith(`${path}/`)));
const files =
  paths.length === 0 ? all : all.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));

if (unknown.length > 0) {
  process.stderr.write(
    `${unknown.map((path) => `${path} holds no file that is mutated; scripts/mutation/businessRuleFiles.mjs says which are.`).join('\n')}\n`,
  );
  process.exitCode = 2;
} else {
  const { report } = await runStryker({ files });
  if (report === null) {
    process.stderr.write('The mutation run did not finish; see its last lines above.\n');
    process.exitCode = 2;
  } else {
    const selected = {
      files: Object.fromEntries(Object.entries(report.files).filter(([path]) => files.includes(path))),
    };
    const scores = mutationScores(selected, folderOf);
    const low = scores.filter((score) => percentOf(score) < minScore);
    process.stdout.write(`\n${[...scores, totalScore(scores)].map(describeScore).join('\n')}\n`);
    if (low.length > 0) process.stdout.write(`Below ${minScore} %: ${low.map(({ name }) => name).join(', ')}\n`);
    process.exitCode = low.length === 0 ? 0 : 1;
  }
}
