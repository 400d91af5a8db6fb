// The duties of the regulators' clauses with what is wrong with them. A build runs this file first.
import { brands } from '../../brands/brands.ts';
import { clauseProblems } from '../../brands/clauses/clauseProblems.ts';
import { clauses } from '../../brands/clauses/clauses.ts';
import { dutiesOf } from '../../brands/clauses/dutiesOf.ts';
import { notYetShown } from '../../brands/clauses/notYetShown.ts';
import { regulatorOfMarket } from '../../brands/clauses/regulatorOfMarket.ts';

export const clauseTable = {
  duties: dutiesOf(clauses),
  notYetShown,
  markets: [...new Set(brands.flatMap((brand) => brand.markets).map(({ id }) => id))],
  problems: clauseProblems({ clauses, brands, regulatorOfMarket }),
};

if (import.meta.main) {
  for (const problem of clauseTable.problems) process.stderr.write(`brands/clauses: ${problem}\n`);
  process.exitCode = clauseTable.problems.length === 0 ? 0 : 1;
}
