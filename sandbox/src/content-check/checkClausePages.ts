import type { PageText } from '@foyer/brands/clauses/clause';
import { clauses } from '@foyer/brands/clauses/clauses';
import { dutiesOf } from '@foyer/brands/clauses/dutiesOf';
import type { Brand, Market } from '@foyer/brands/market';
import { complaintsProperties, customerFundsProperties, termsTextProperties } from '@foyer/contract/blocks';
import { contentComponent, type ContentPage } from '@foyer/contract/content';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, defaultCulture } from '@foyer/contract/languages';
import * as v from 'valibot';
import type { ContentService } from '../services/content/contentService.ts';
import { filesOf, type Layers } from '../services/content/layers.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';
import { originOfField } from './contentOrigin.ts';
import type { Fault } from './contentRules.ts';
import { languageName } from './contentRules.ts';

const duties = dutiesOf(clauses);

/** Sections without which terms are not complete. Their keys are the same in every version and market. */
const neededSections: readonly string[] = [
  'eligibility',
  'account',
  'money',
  'bonuses',
  'games',
  'errors',
  'limits',
  'dormant',
  'complaints',
  'customer-funds',
  'privacy',
  'law',
];
/** Complain, acknowledgement, decision and dispute body. */
const neededSteps = 4;

interface Problem {
  text: PageText;
  message: string;
  /** Property with the problem; null for the whole component. */
  field: string | null;
}

interface PageCheck {
  market: Market;
  /** Properties of a page's component in a language; undefined if the page has none. */
  find: (path: string, alias: string, culture: Culture) => unknown;
}

export interface ClausePagesCheck {
  brand: Brand;
  market: Market;
  content: Pick<ContentService, 'page'>;
  layers: Layers;
  /** Paths of unreadable pages, which have findings of their own. */
  unreadablePaths: readonly string[];
  now: number;
}

/**
 * Reports complaints, terms and statements that a clause of the market needs and that its pages lack in one of the
 * brand's languages.
 */
export function checkClausePages({ brand, market, content, layers, unreadablePaths, now }: ClausePagesCheck): Fault[] {
  const served = new Map<string, ContentPage | null>();
  const pageAt = (path: string, culture: Culture): ContentPage | null => {
    const key = `${culture} ${path}`;
    const page = served.get(key) ?? content.page(brand.id, market.marketNodeId, path, now, culture);
    served.set(key, page);
    return page;
  };
  const find: PageCheck['find'] = (path, alias, culture) =>
    pageAt(path, culture)?.Properties.components.find((one) => v.is(contentComponent, one) && one.Alias === alias);
  const cultures = new Set<Culture>([
    defaultCulture,
    ...brand.markets.flatMap(({ locales }) => locales.map(cultureOf)),
  ]);
  const readable = pages.filter(({ path }) => !unreadablePaths.includes(path));
  return [...cultures].flatMap((culture) =>
    readable.flatMap(({ path, alias, problems }) =>
      problems({ market, find }, culture).flatMap(({ text, message, field }): Fault[] => {
        const endangered = duties.filter(
          ({ markets, texts = [] }) => markets.includes(market.id) && texts.includes(text),
        );
        if (endangered.length === 0) return [];
        const named = endangered.map(({ clause, reference }) => `${clause} (${reference})`).join(' and ');
        const origin =
          alias === 'termsText' ? termsOrigin(layers) : originOfField(layers, path, keyOf(layers, path, alias), field);
        return [
          {
            rule: 'endangersClause',
            message: `${message}; this endangers ${named}`,
            ...origin,
            place: { brand: brand.id, market: market.id, page: path, culture },
          },
        ];
      }),
    ),
  );
}

const pages: readonly {
  path: string;
  alias: string;
  problems: (check: PageCheck, culture: Culture) => Problem[];
}[] = [
  { path: '/complaints', alias: 'complaints', problems: complaintsProblems },
  { path: '/terms', alias: 'termsText', problems: termsProblems },
  { path: '/terms', alias: 'customerFunds', problems: customerFundsProblems },
];

function complaintsProblems({ market, find }: PageCheck, culture: Culture): Problem[] {
  const problem = (message: string, field: string | null = null): Problem => ({ text: 'complaints', message, field });
  const read = propertiesOf(complaintsProperties, find('/complaints', 'complaints', culture));
  if (read === null) return [problem('the page /complaints has no complaints')];
  const { acknowledgementDays, decisionDays, disputeBody, steps = [], ...texts } = read;
  const { complaints: rules } = market.rules;
  const problems: Problem[] = [];
  if (acknowledgementDays !== rules.acknowledgementDays)
    problems.push(
      problem(
        `complaints are acknowledged within ${acknowledgementDays ?? 'no number of'} days, not ${rules.acknowledgementDays}`,
        'acknowledgementDays',
      ),
    );
  if (decisionDays !== rules.decisionDays)
    problems.push(
      problem(
        `complaints are decided within ${decisionDays ?? 'no number of'} days, not ${rules.decisionDays}`,
        'decisionDays',
      ),
    );
  if (steps.length < neededSteps || steps.some(({ html }) => html.trim() === ''))
    problems.push(
      problem(`complaints has ${steps.length} steps; ${neededSteps} are needed, each with a text`, 'steps'),
    );
  for (const field of ['text', 'afterwards', 'independence'] as const)
    if ((texts[field] ?? '').trim() === '') problems.push(problem(`complaints has no ${field}`, field));
  if (disputeBody?.Name !== rules.disputeBody.name || disputeBody.Url !== rules.disputeBody.url)
    problems.push({
      text: 'disputeBody',
      message: `complaints does not name and link ${rules.disputeBody.name}`,
      field: 'disputeBody',
    });
  const original = propertiesOf(complaintsProperties, find('/complaints', 'complaints', defaultCulture));
  const words = (from: typeof read) => [
    from.text,
    from.afterwards,
    from.independence,
    ...(from.steps ?? []).map(({ html }) => html),
  ];
  return [
    ...problems,
    ...(original !== null && isUntranslated(words(read), words(original), culture)
      ? [problem(`complaints has texts without a ${languageName(culture)} version`)]
      : []),
  ];
}

function termsProblems({ find }: PageCheck, culture: Culture): Problem[] {
  const problem = (message: string): Problem => ({ text: 'termsVersion', message, field: null });
  const read = propertiesOf(termsTextProperties, find('/terms', 'termsText', culture));
  if (read === null) return [problem('the page /terms has no termsText')];
  if (read.version === undefined || read.date === undefined)
    return [problem('the terms have no version with a date that applies today (terms/<version>.yaml)')];
  const { version, changes = [], sections = [] } = read;
  const missing = neededSections.filter(
    (key) => !sections.some(({ anchor, html }) => anchor === key && html.trim() !== ''),
  );
  const original = propertiesOf(termsTextProperties, find('/terms', 'termsText', defaultCulture));
  const words = (from: typeof read) => [...(from.changes ?? []), ...(from.sections ?? []).map(({ html }) => html)];
  return [
    ...(changes.length === 0 ? [problem(`version ${version} of the terms does not say what changed`)] : []),
    ...missing.map((key) => problem(`version ${version} of the terms has no section “${key}”`)),
    ...(original !== null && isUntranslated(words(read), words(original), culture)
      ? [problem(`version ${version} of the terms has texts without a ${languageName(culture)} version`)]
      : []),
  ];
}

function customerFundsProblems({ market, find }: PageCheck, culture: Culture): Problem[] {
  const { customerFunds: rating } = market.rules;
  if (rating === null) return [];
  const problem = (message: string, field: string | null = null): Problem => ({
    text: 'customerFunds',
    message,
    field,
  });
  const read = propertiesOf(customerFundsProperties, find('/terms', 'customerFunds', culture));
  if (read === null) return [problem('the page /terms has no customerFunds')];
  const original = propertiesOf(customerFundsProperties, find('/terms', 'customerFunds', defaultCulture));
  return [
    ...(read.rating === rating
      ? []
      : [problem(`the rating of customer funds is “${read.rating ?? ''}”, not ${rating}`, 'rating')]),
    ...((read.text ?? '').trim() === '' ? [problem('customerFunds has no text', 'text')] : []),
    ...(original !== null && isUntranslated([read.text], [original.text], culture)
      ? [problem(`customerFunds has texts without a ${languageName(culture)} version`, 'text')]
      : []),
  ];
}

function propertiesOf<S extends v.GenericSchema>(schema: S, component: unknown): v.InferOutput<S> | null {
  const read = v.safeParse(contentComponent, component);
  const properties = read.success ? v.safeParse(schema, read.output.Properties) : null;
  return properties?.success === true ? properties.output : null;
}

/** A text without a translation is served in the default language. */
function isUntranslated(
  texts: readonly (string | undefined)[],
  originals: readonly (string | undefined)[],
  culture: Culture,
): boolean {
  return (
    culture !== defaultCulture && texts.some((text) => text !== undefined && text !== '' && originals.includes(text))
  );
}

const keyOf = (layers: Layers, path: string, alias: string): string =>
  filesOf(layers, 'page', ({ value }) => value.path === path)
    .flatMap(({ value }) => value.entries)
    .find((entry) => entry.shared === null && entry.alias === alias)?.key ?? alias;

/** Returns the file of the newest version of the terms. */
function termsOrigin(layers: Layers): Pick<Fault, 'file' | 'at'> {
  const newest = filesOf(layers, 'terms', () => true).toSorted((a, b) => (a.name < b.name ? 1 : -1))[0];
  return { file: newest === undefined ? null : pathOfFile(newest), at: [] };
}
