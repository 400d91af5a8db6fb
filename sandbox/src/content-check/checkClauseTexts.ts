import type { FooterText } from '@foyer/brands/clauses/clause';
import { clauses } from '@foyer/brands/clauses/clauses';
import { dutiesOf } from '@foyer/brands/clauses/dutiesOf';
import type { Market } from '@foyer/brands/market';
import { footerProperties } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';
import * as v from 'valibot';
import type { ComponentFault } from './checkComponent.ts';

const paths = {
  saferGambling: '/responsible-gaming',
  limits: '/responsible-gaming#my-play',
  complaints: '/complaints',
  terms: '/terms',
} as const;

const duties = dutiesOf(clauses);

type Footer = v.InferOutput<typeof footerProperties>;

/** Reports texts of a footer that an editor removed or changed although a clause of the market needs them. */
export function checkClauseTexts({ Alias, Properties }: ContentComponent, market: Market | null): ComponentFault[] {
  if (Alias !== 'footer' || market === null) return [];
  const footer = v.safeParse(footerProperties, Properties);
  if (!footer.success) return [];
  return changedTexts(footer.output, market).flatMap(({ text, field, message }) => {
    const endangered = duties.filter(({ markets, texts = [] }) => markets.includes(market.id) && texts.includes(text));
    if (endangered.length === 0) return [];
    const named = endangered.map(({ clause, reference }) => `${clause} (${reference})`).join(' and ');
    return [{ rule: 'endangersClause', field, at: [], message: `${message}; this endangers ${named}` } as const];
  });
}

interface ChangedText {
  text: FooterText;
  field: 'licenceText' | 'ageMark' | 'columns' | 'seal';
  message: string;
}

function changedTexts(footer: Footer, market: Market): ChangedText[] {
  const { licenceText = '', ageMark = '', sandboxText = '', columns = [], seal } = footer;
  const links = columns.flatMap((column) => column.links);
  const { helpLine, minimumAge } = market.rules;
  const names = duties.flatMap(({ markets, regulatorNames }) =>
    markets.includes(market.id) && regulatorNames !== undefined ? regulatorNames : [],
  );
  const shown = `${links.map(({ Url, Name }) => `${Url} ${Name}`).join(' ')} ${sandboxText}`;
  const changed: ChangedText[] = [];
  if (licenceText.trim() === '')
    changed.push({ text: 'licenceText', field: 'licenceText', message: 'the licence text is missing' });
  else if (names.length > 0 && !names.some((name) => licenceText.includes(name)))
    changed.push({
      text: 'licenceText',
      field: 'licenceText',
      message: `the licence text does not name ${names[0] ?? ''}`,
    });
  if (ageMark !== `${minimumAge}+`)
    changed.push({ text: 'ageMark', field: 'ageMark', message: `the age mark is "${ageMark}", not ${minimumAge}+` });
  if (!shown.includes(helpLine.url) || !shown.includes(helpLine.name) || !shown.includes(helpLine.phone ?? ''))
    changed.push({ text: 'helpLine', field: 'columns', message: `the footer does not name and link ${helpLine.name}` });
  if (!links.some(({ Url }) => Url === paths.saferGambling))
    changed.push({ text: 'saferGamblingLink', field: 'columns', message: `no link leads to ${paths.saferGambling}` });
  if (!links.some(({ Url }) => Url === paths.limits))
    changed.push({ text: 'limitLink', field: 'columns', message: `no link leads to ${paths.limits}` });
  for (const [text, path] of [
    ['complaintsLink', paths.complaints],
    ['termsLink', paths.terms],
  ] as const)
    if (!links.some(({ Url }) => Url === path))
      changed.push({ text, field: 'columns', message: `no link leads to ${path}` });
  if (seal === undefined)
    changed.push({ text: 'seal', field: 'seal', message: 'the seal of the licensing authority is missing' });
  return changed;
}
