import { ownValue } from '@foyer/contract/ownValue';
import type { Brand } from '../market.ts';
import type { Clause, Duty, RegulatorId } from './clause.ts';
import { regulators } from './clause.ts';
import { dutiesOf } from './dutiesOf.ts';
import { figures, isFigureName, placeholdersOf } from './figures.ts';

export interface ClauseTable {
  clauses: readonly Clause[];
  brands: readonly Pick<Brand, 'id' | 'markets'>[];
  /** Rule row of each market id. */
  regulatorOfMarket: Readonly<Record<string, RegulatorId>>;
}

/** Reports everything that makes the table of clauses unusable, each sentence with the clause or market. */
export function clauseProblems({ clauses, brands, regulatorOfMarket }: ClauseTable): string[] {
  const markets = brands.flatMap((brand) => brand.markets);
  const known = new Set(markets.map(({ id }) => id));
  const repeated = clauses.filter(({ id }, index) => clauses.findIndex((each) => each.id === id) !== index);
  return [
    ...markets
      .filter(({ id }) => !Object.hasOwn(regulatorOfMarket, id))
      .map(({ brand, id }) => `market ${brand} ${id}: no rule row in brands/clauses/regulatorOfMarket.ts`),
    ...Object.keys(regulatorOfMarket)
      .filter((id) => !known.has(id))
      .map((id) => `market ${id}: has a rule row, but no brand has this market`),
    ...Object.keys(regulatorOfMarket)
      .filter((id) => known.has(id) && !clauses.some(({ markets: applies }) => applies.includes(id)))
      .map((id) => `market ${id}: no clause applies to it`),
    ...repeated.map(({ id }) => `${id}: occurs twice`),
    ...clauses.filter(({ duties }) => duties.length === 0).map(({ id }) => `${id}: has no duty`),
    ...dutiesOf(clauses).flatMap((duty) =>
      problemsOf(duty, { markets, regulatorOfMarket }).map((each) => `${duty.id}: ${each}`),
    ),
  ];
}

interface Context extends Pick<ClauseTable, 'regulatorOfMarket'> {
  markets: Brand['markets'];
}

function problemsOf(row: Duty, { markets, regulatorOfMarket }: Context): string[] {
  const { clause, reference, duty, shownIn, unshown, absentFrom = [] } = row;
  const regulator = /^([A-Z]+)[1-9]\d*$/.exec(clause)?.[1] ?? '';
  const known = new Set(markets.map((market) => market.id));
  const names = placeholdersOf(duty);
  const problems: string[] = [];
  if (!Object.hasOwn(regulators, regulator)) problems.push('the id names no regulator');
  for (const [name, text] of Object.entries({ reference, duty, shownIn, ...(unshown !== undefined && { unshown }) }))
    if (text.trim() === '') problems.push(`${name} is empty`);
  if (row.markets.length === 0) problems.push('applies to no market');
  if (row.evidence === 'services' && row.services === undefined)
    problems.push('ends at the operator’s services, but does not say what they must do');
  for (const market of [...row.markets, ...absentFrom])
    if (!known.has(market)) problems.push(`names the market ${market}, which no brand has`);
  for (const market of row.markets) {
    const own = ownValue(regulatorOfMarket, market);
    if (known.has(market) && own !== undefined && own !== regulator)
      problems.push(`applies to ${market}, which has the rule row ${own}`);
  }
  for (const market of absentFrom.filter((each) => row.markets.includes(each)))
    problems.push(`must show and must not show in ${market}`);
  const literal = /\d[\d.,]*/.exec(duty.replaceAll(/\{\w*\}/g, ''));
  if (literal !== null)
    problems.push(`the duty has its own figure "${literal[0]}"; a figure is a placeholder of the market’s entry`);
  for (const [index, name] of names.entries()) {
    if (!isFigureName(name)) problems.push(`{${name}} is no figure of brands/clauses/figures.ts`);
    else if (names.indexOf(name) !== index) problems.push(`{${name}} occurs twice`);
    else
      for (const market of markets.filter((each) => row.markets.includes(each.id)))
        if (figures[name](market.rules) === null)
          problems.push(`the entry of ${market.brand} ${market.id} has no value for {${name}}`);
  }
  return problems;
}
