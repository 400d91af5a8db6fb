/** Prints what a check has found, and its summary. Sets the exit code. */
export function reportProblems(problems: readonly string[], summary: string) {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${summary}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
