// Mutates the files that changed since the newest landed commit, one after another until the time is up. Part of `npm
// test`, which prints lines that begin with "note:" even when the check passes.
import { projectRoot } from '../projectRoot.mjs';
import { isBusinessRuleFile } from './businessRuleFiles.ts';
import { changedFiles, comparedCommit } from './changedFiles.ts';
import { describeScore, minScore, mutationScores, percentOf, totalScore } from './mutationScore.ts';
import type { MutationScore } from './mutationScore.ts';
import { runStryker } from './runStryker.ts';

/** Time limit for all files together. A full run takes far longer: `npm run test:mutation`. */
const budgetMs = 120_000;
/** Minimum time for a run. A shorter one would end before its first mutant. */
const minRunMs = 20_000;
/** Minimum number of mutants for a verdict. */
const minMeasured = 20;

const print = (line: string) => process.stdout.write(`${line}\n`);

const endsAt = performance.now() + budgetMs;
const commit = comparedCommit(projectRoot);
const files = commit === null ? [] : changedFiles(projectRoot, commit).filter(isBusinessRuleFile);
if (commit === null) print('note: no earlier commit to compare with, so no file was mutated');
else if (files.length === 0) print('note: no changed file decides anything, so none was mutated');

const scores: MutationScore[] = [];
const skipped: string[] = [];
for (const file of files) {
  const timeoutMs = Math.round(endsAt - performance.now());
  if (timeoutMs < minRunMs) {
    skipped.push(file);
    continue;
  }
  const { report, output, isStopped } = runStryker([file], { timeoutMs, isQuiet: true });
  if (isStopped) skipped.push(file);
  // Failing tests are reported by the check that runs all of them. Mutants prove nothing while tests fail.
  else if (output.includes('failed tests in the initial test run'))
    print(`note: ${file} was left out, because tests of it fail without any mutant`);
  else if (report === null) {
    print(`${file} could not be mutated:\n${output}`);
    process.exitCode = 1;
  } else {
    const own = mutationScores(report, (path) => path);
    for (const score of own) print(`note: ${describeScore(score)}`);
    if (own.some((score) => percentOf(score) < minScore)) print(output);
    scores.push(...own);
  }
}
if (skipped.length > 0) print(`note: left out, the time was over: ${skipped.join(', ')}`);

const total = totalScore(scores);
if (total.measured >= minMeasured && percentOf(total) < minScore) {
  print(`${describeScore(total)} is less than ${minScore} %: the survivors above show what no test notices.`);
  process.exitCode = 1;
}
