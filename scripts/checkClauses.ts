// Compares the clauses of the regulators (brands/clauses) with the titles of tests: every duty needs a test in each market
// where it applies, and one whose player differs (docs/compliance.md).
import { clauseCoverage } from './clauses/clauseCoverage.ts';
import { clauseTable } from './clauses/clauseTable.ts';
import { readClauseTests } from './clauses/testTitles.ts';
import { reportProblems } from './reportProblems.ts';

const { duties, problems: invalid } = clauseTable;
const { problems, open, shown, cells } = clauseCoverage({ ...clauseTable, tests: readClauseTests() });
for (const name of open) process.stdout.write(`not yet shown: ${name}\n`);
for (const { id, unshown } of duties)
  if (unshown !== undefined) process.stdout.write(`shown in part: ${id}: ${unshown}\n`);
reportProblems(
  [...invalid, ...problems],
  `${shown} of ${cells} cells of ${duties.length} duties have their test, ${open.length} are listed as not yet shown`,
);
