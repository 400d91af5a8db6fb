// Names what is wrong with the clauses of the regulators (brands/clauses). A build runs it first, on the product's Node.
import { readClauseTable } from './readClauseTable.mjs';

const { problems } = await readClauseTable();
for (const problem of problems) process.stderr.write(`brands/clauses: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
