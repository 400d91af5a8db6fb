import { relative, resolve } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { businessRuleFiles } from './businessRuleFiles.ts';
import { clauseRules } from './clauseRules.ts';
import { describeScore, folderOf, minScore, mutationScores, percentOf, totalScore } from './mutationScore.ts';
import type { MutationScore } from './mutationScore.ts';
import { runStryker } from './runStryker.ts';

function fail(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 2;
}

/**
 * Mutates the files with business rules, or those of the given paths. Prints every survivor and the score of each folder.
 * With `clauses` it mutates the files that decide for a clause, and runs only the tests that name it.
 * Exit codes: 0 every folder or clause has the minimum score, 1 some have not, 2 nothing was mutated.
 */
export function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): number {
  if (values['clauses'] === true) return mutateClauses(names);
  const all = businessRuleFiles();
  const paths = names.map((path) => relative(projectRoot, resolve(path)));
  const found = paths.map((path) => all.filter((file) => file === path || file.startsWith(`${path}/`)));
  const unknown = paths.filter((_, at) => found[at]?.length === 0);
  if (unknown.length > 0)
    return fail(
      `No file of ${unknown.join(', ')} is mutated; scripts/mutation/businessRuleFiles.ts says which files are.`,
    );

  const { report } = runStryker(paths.length === 0 ? all : [...new Set(found.flat())]);
  if (report === null) return fail('The mutation run did not finish; see its last lines above.');
  return printScores(mutationScores(report, folderOf));
}

/** @param selected ids of clauses; empty for all */
function mutateClauses(selected: readonly string[]): number {
  const rules = clauseRules.filter(
    ({ clauses }) => selected.length === 0 || clauses.some((clause) => selected.includes(clause)),
  );
  if (rules.length === 0) return fail('No file decides for these clauses; see scripts/mutation/clauseRules.ts.');
  const scores: MutationScore[] = [];
  for (const { clauses, files } of rules) {
    const { report } = runStryker(files, { clauses });
    if (report === null) return fail('The mutation run did not finish; see its last lines above.');
    scores.push(...mutationScores(report, (path) => `${clauses.join(' ')} ${path}`));
  }
  return printScores(scores);
}

function printScores(scores: readonly MutationScore[]): number {
  const low = scores.filter((score) => percentOf(score) < minScore);
  process.stdout.write(`\n${[...scores, totalScore(scores)].map(describeScore).join('\n')}\n`);
  if (low.length > 0) process.stdout.write(`Below ${minScore} %: ${low.map(({ name }) => name).join(', ')}\n`);
  return low.length === 0 ? 0 : 1;
}
