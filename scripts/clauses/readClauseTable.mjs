import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../projectRoot.mjs';

/** @typedef {import('../../brands/clauses/clause.ts').Clause} Clause */

/** The clauses with what is wrong with them. Runs on the product's Node. */
export async function readClauseTable() {
  const importSource = (/** @type {string} */ path) => import(pathToFileURL(join(projectRoot, 'brands', path)).href);
  /** @type {[typeof import('../../brands/clauses/clauses.ts'), typeof import('../../brands/clauses/clauseProblems.ts'), typeof import('../../brands/clauses/regulatorOfMarket.ts'), typeof import('../../brands/clauses/notYetShown.ts'), typeof import('../../brands/brands.ts')]} */
  const [{ clauses }, { clauseProblems }, { regulatorOfMarket }, { notYetShown }, { brands }] = await Promise.all([
    importSource('clauses/clauses.ts'),
    importSource('clauses/clauseProblems.ts'),
    importSource('clauses/regulatorOfMarket.ts'),
    importSource('clauses/notYetShown.ts'),
    importSource('brands.ts'),
  ]);
  return {
    clauses,
    brands,
    regulatorOfMarket,
    notYetShown,
    markets: [...new Set(brands.flatMap((brand) => brand.markets).map(({ id }) => id))],
    problems: clauseProblems({ clauses, brands, regulatorOfMarket }),
  };
}
