import { contentHtmlAttributes, contentHtmlTags } from '@foyer/contract/contentHtml';
import { isLinkAddress } from '@foyer/contract/linkAddress';
import { ownValue } from '@foyer/contract/ownValue';
import { inCulture } from '../services/content/localText.ts';
import { sampleFacts } from '../services/content/marketFacts.ts';
import { readTags, type HtmlTag } from './readTags.ts';

export interface TextFault {
  rule: 'unsafeHtml' | 'changedHtml' | 'noAlternativeText' | 'claimsLicence';
  message: string;
  offset: number;
}

const running: readonly string[] = [
  'script',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'style',
  'link',
  'meta',
  'base',
  'template',
];

/**
 * Returns what the sanitiser would remove from editors' html (PG-14): executable content is an error, the rest is a
 * warning.
 */
export function htmlFaults(html: string): TextFault[] {
  const { tags, declarations, unfinished } = readTags(html);
  const faults = tags.flatMap(tagFaults);
  for (const offset of declarations)
    faults.push({
      rule: 'changedHtml',
      message: `“${html.slice(offset, offset + 20).trim()}” is a comment or declaration and is taken away`,
      offset,
    });
  if (unfinished !== null)
    faults.push({
      rule: 'changedHtml',
      message: `“${html.slice(unfinished, unfinished + 20).trim()}” is no finished tag`,
      offset: unfinished,
    });
  return faults;
}

function tagFaults({ name: element, attributes, offset }: HtmlTag): TextFault[] {
  const faults: TextFault[] = [];
  const isRunning = running.includes(element);
  if (!contentHtmlTags.includes(element)) {
    const rule = isRunning ? 'unsafeHtml' : 'changedHtml';
    faults.push({
      rule,
      message:
        element === 'h1'
          ? '<h1> becomes <h2>: the page has its first heading already'
          : `<${element}> is taken away before the page is shown`,
      offset,
    });
  }
  if (element === 'img' && !attributes.some(({ name: one, value }) => one === 'alt' && value.trim() !== '')) {
    faults.push({ rule: 'noAlternativeText', message: 'a picture without alternative text', offset });
  }
  for (const { name: one, value } of attributes) {
    const isAddress = one === 'href' || one === 'src';
    if (one.startsWith('on'))
      faults.push({ rule: 'unsafeHtml', message: `${one}="…" on <${element}> is a script and is taken away`, offset });
    else if (isAddress && !isLinkAddress(withSampleFacts(value)))
      faults.push({
        rule: 'unsafeHtml',
        message: `the address “${value.slice(0, 40)}” is taken away; write a path of this site or an https address`,
        offset,
      });
    else if (
      !isRunning &&
      contentHtmlTags.includes(element) &&
      !(ownValue(contentHtmlAttributes, element) ?? []).includes(one)
    ) {
      faults.push({
        rule: 'changedHtml',
        message: `${one}="…" on <${element}> is taken away${one === 'id' ? '; give the component an anchor instead' : ''}`,
        offset,
      });
    }
  }
  return faults;
}

/** Uses sample facts, because market facts are known only when the page is served. */
const withSampleFacts = (address: string): string => String(inCulture(address, 'en', sampleFacts));

/** A demonstration has no licence and must not claim one. Stating that it has none is allowed. */
const claims = [
  /\b(?:is|are|we’re|we're|fully)\s+(?:(?:fully|duly|also)\s+)?(?:licen[cs]ed|regulated|authori[sz]ed)\b/i,
  /\b(?:holds?|under)\s+(?:an?|the|its|our)\s+(?:[\w-]+\s+){0,3}licen[cs]e\b/i,
  /\blicen[cs]e\s+(?:no\b|nr\b|number)/i,
  /\baccount\s+number\s+\d/i,
  /(?<![未不无、没])(?:持有|拥有|获得|取得)[^，。；、]{0,14}(?:牌照|许可证|执照)/,
];

export function licenceFaults(text: string): TextFault[] {
  const found = claims.map((claim) => claim.exec(text)).find((match) => match !== null);
  return found
    ? [
        {
          rule: 'claimsLicence',
          message: `“${found[0]}” claims a licence; the demonstration holds none`,
          offset: found.index,
        },
      ]
    : [];
}

/** Accepts a date as `DD-MM-YYYY`, or an ISO 8601 date or time. */
export function isDate(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value) ?? [];
  const iso = day === undefined ? value : `${year}-${month}-${day}`;
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(iso)) return false;
  const date = new Date(iso);
  return (
    !Number.isNaN(date.getTime()) &&
    new Date(`${iso.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(iso.slice(0, 10))
  );
}

/** Returns the width in search results: a Chinese character counts as two letters. */
export function searchWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  );
}
