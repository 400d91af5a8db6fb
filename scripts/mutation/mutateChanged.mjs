// Mutates the files that were changed since the newest landed commit, one after the other until the time is over. Part of
// `npm test`: lines that begin with "note:" are printed there although the check passes.
import { projectRoot } from '../projectRoot.mjs';
import { changedFiles, comparedCommit } from './changedFiles.mjs';
import { isDecidingFile } from './decidingFiles.mjs';
import { describeScore, minScore, mutationScores, percentOf, totalScore } from './mutationScore.mjs';
import { runStryker } from './runStryker.mjs';

/** Time for all files together. A full run takes far longer: `npm run test:mutation`. */
const budgetMs = 120_000;
/** A run that has less time than this would end before its first mutant. */
const leastRunMs = 20_000;
/** Fewer mutants say too little for a verdict. */
const minMeasured = 20;

/** @param {string} text */
const note = (text) => process.stdout.write(`note: ${text}\n`);

const endsAt = performance.now() + budgetMs;
const commit = comparedCommit(projectRoot);
const files = commit === null ? [] : changedFiles(projectRoot, commit).filter(isDecidingFile);
if (commit === null) note('no earlier commit to compare with, so no file was mutated');
else if (files.length === 0) note('no changed file decides anything, so none was mutated');

/** @type {import('./mutationScore.mjs').MutationScore[]} */
const scores = [];
/** @type {string[]} */
const leftOut = [];
for (const file of files) {
  const timeoutMs = endsAt - performance.now();
  if (timeoutMs < leastRunMs) {
    leftOut.push(file);
    continue;
  }
  const { report, output, isStopped } = await runStryker({ files: [file], timeoutMs, isQuiet: true });
  if (isStopped) leftOut.push(file);
  // Failing tests are for the check that runs them all to judge; mutants say nothing then.
  else if (output.includes('failed tests in the initial test run'))
    note(`${file} was left out, because tests of it fail without any mutant`);
  else if (report === null) {
    process.stdout.write(`${file} could not be mutated:\n${output}\n`);
    process.exitCode = 1;
  } else {
    const own = mutationScores(
      { files: Object.fromEntries(Object.entries(report.files).filter(([path]) => path === file)) },
      (path) => path,
    );
    for (const score of own) note(describeScore(score));
    if (own.some((score) => percentOf(score) < minScore)) process.stdout.write(`${output}\n`);
    scores.push(...own);
  }
}
if (leftOut.length > 0) note(`left out, the time was over: ${leftOut.join(', ')}`);

const total = totalScore(scores);
if (total.measured >= minMeasured && percentOf(total) < minScore) {
  process.stdout.write(
    `${describeScore(total)} is less than ${minScore} %: the survivors above show what no test notices.\n`,
  );
  process.exitCode = 1;
}
