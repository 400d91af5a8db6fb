import { ownValue } from '@foyer/contract/ownValue';
import type { Brand } from '../market.ts';
import type { Clause, RegulatorId } from './clause.ts';
import { regulators } from './clause.ts';
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
    ...clauses.flatMap((clause) =>
      problemsOf(clause, { markets, regulatorOfMarket }).map((each) => `${clause.id}: ${each}`),
    ),
  ];
}

interface Context extends Pick<ClauseTable, 'regulatorOfMarket'> {
  markets: Brand['markets'];
}

function problemsOf(clause: Clause, { markets, regulatorOfMarket }: Context): string[] {
  const { id, reference, duty, shownIn, unshown, absentFrom = [] } = clause;
  const regulator = /^([A-Z]+)[1-9]\d*$/.exec(id)?.[1] ?? '';
  const known = new Set(markets.map((market) => market.id));
  const names = placeholdersOf(duty);
  const problems: string[] = [];
  if (!Object.hasOwn(regulators, regulator)) problems.push('the id names no regulator');
  for (const [name, text] of Object.entries({ reference, duty, shownIn, ...(unshown !== undefined && { unshown }) }))
    if (text.trim() === '') problems.push(`${name} is empty`);
  if (clause.markets.length === 0) problems.push('applies to no market');
  if (clause.evidence === 'services' && clause.services === undefined)
    problems.push('ends at the operator’s services, but does not say what they must do');
  for (const market of [...clause.markets, ...absentFrom])
    if (!known.has(market)) problems.push(`names the market ${market}, which no brand has`);
  for (const market of clause.markets) {
    const row = ownValue(regulatorOfMarket, market);
    if (known.has(market) && row !== undefined && row !== regulator)
      problems.push(`applies to ${market}, which has the rule row ${row}`);
  }
  for (const market of absentFrom.filter((each) => clause.markets.includes(each)))
    problems.push(`must show and must not show in ${market}`);
  const literal = /\d[\d.,]*/.exec(duty.replaceAll(/\{\w*\}/g, ''));
  if (literal !== null)
    problems.push(`the duty has its own figure "${literal[0]}"; a figure is a placeholder of the market’s entry`);
  for (const [index, name] of names.entries()) {
    if (!isFigureName(name)) problems.push(`{${name}} is no figure of brands/clauses/figures.ts`);
    else if (names.indexOf(name) !== index) problems.push(`{${name}} occurs twice`);
    else
      for (const market of markets.filter((each) => clause.markets.includes(each.id)))
        if (figures[name](market.rules) === null)
          problems.push(`the entry of ${market.brand} ${market.id} has no value for {${name}}`);
  }
  return problems;
}
