import { expect, test } from 'vitest';
import { brands } from '../brands.ts';
import type { Market } from '../market.ts';
import type { Clause, ClauseDuty, RegulatorId } from './clause.ts';
import { clauseProblems } from './clauseProblems.ts';
import { clauses } from './clauses.ts';
import { dutyIn } from './figures.ts';
import { regulatorOfMarket } from './regulatorOfMarket.ts';

const table = { clauses, brands, regulatorOfMarket };
const marketOf = (id: string) => brands.flatMap((brand) => brand.markets).find((market) => market.id === id) as Market;
const wagering = clauses.find(({ id }) => id === 'UK21') as Clause;
const [cap] = wagering.duties.slice(1) as [ClauseDuty];
const withClause = (change: Partial<Clause>) => ({
  ...table,
  clauses: clauses.map((clause) => (clause.id === 'UK21' ? { ...clause, ...change } : clause)),
});
const withDuty = (change: Partial<ClauseDuty>) => withClause({ duties: [{ ...cap, ...change }] });

test('the clauses are valid and number 28, 16 and 7', () => {
  expect(clauseProblems(table)).toEqual([]);
  const count = (regulator: RegulatorId) => clauses.filter(({ id }) => id.startsWith(regulator)).length;
  expect([count('UK'), count('ON'), count('MT')]).toEqual([28, 16, 7]);
});

test('a duty has the figures of the market’s entry', () => {
  const { rules } = marketOf('uk');
  expect(dutyIn(cap.duty, rules)).toContain('at most 10 times');
  expect(dutyIn(cap.duty, { ...rules, maxWagering: 7 })).toContain('at most 7 times');
});

test('refuses a figure that a clause states beside the market’s entry', () => {
  expect(clauseProblems(withDuty({ duty: 'Wagering is at most 10 times, {maxWagering}.' }))).toEqual([
    'UK21: the duty has its own figure "10"; a figure is a placeholder of the market’s entry',
  ]);
  expect(clauseProblems(withDuty({ duty: '{maxWagering} or {maxWagering}' }))).toEqual([
    'UK21: {maxWagering} occurs twice',
  ]);
});

test('refuses a market without a rule row, and a row without a market', () => {
  const [brand] = brands;
  const added = { id: 'harbour', markets: [{ ...marketOf('uk'), brand: 'harbour', id: 'nl' }] };
  expect(clauseProblems({ ...table, brands: [...brands, added] })).toEqual([
    'market harbour nl: no rule row in brands/clauses/regulatorOfMarket.ts',
  ]);
  expect(clauseProblems({ ...table, regulatorOfMarket: { ...regulatorOfMarket, nl: 'MT' } })).toEqual([
    'market nl: has a rule row, but no brand has this market',
  ]);
  expect(brand?.markets.map(({ id }) => id)).toContain('uk');
});

test('names a clause with an unknown figure, market, or value that its market lacks', () => {
  expect(clauseProblems(withDuty({ duty: '{constructor}' }))).toEqual([
    'UK21: {constructor} is no figure of brands/clauses/figures.ts',
  ]);
  expect(clauseProblems(withClause({ duties: [cap], markets: ['uk', 'mars'] }))).toEqual([
    'UK21: names the market mars, which no brand has',
  ]);
  expect(clauseProblems(withClause({ duties: [cap], markets: ['ca'] }))).toEqual([
    'UK21: applies to ca, which has the rule row ON',
  ]);
  const { rules } = marketOf('uk');
  const uncapped = brands.map((brand) => ({
    ...brand,
    markets: brand.markets.map((market) => ({ ...market, rules: { ...rules, slotStakeCap: null } })),
  }));
  expect(clauseProblems({ ...table, brands: uncapped })).toContain(
    'UK24a: the entry of regency uk has no value for {slotStake}',
  );
});

test('names a clause that is empty, repeated, contradictory, or without its services', () => {
  expect(clauseProblems({ ...table, clauses: [...clauses, wagering] })).toEqual(['UK21: occurs twice']);
  expect(clauseProblems(withClause({ duties: [cap], reference: ' ', markets: [] }))).toEqual([
    'UK21: reference is empty',
    'UK21: applies to no market',
  ]);
  expect(clauseProblems(withDuty({ absentFrom: ['uk'] }))).toEqual(['UK21: must show and must not show in uk']);
  const { services: _services, ...alone } = cap;
  expect(clauseProblems(withClause({ duties: [{ ...alone, evidence: 'services' }] }))).toEqual([
    'UK21: ends at the operator’s services, but does not say what they must do',
  ]);
  expect(clauseProblems(withClause({ duties: [] }))).toEqual(['UK21: has no duty']);
});
