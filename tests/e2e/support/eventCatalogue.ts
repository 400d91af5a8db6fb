import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { paymentBlock } from '@foyer/contract/payment';
import * as v from 'valibot';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

/** Catalogue entry of one event. */
interface CatalogueRow {
  type: string;
  /** The fact in each field of the event data. */
  facts: ReadonlyMap<string, string>;
  block: 'gameData' | 'paymentData' | null;
}

/** Every event by name, read from the generated docs/events.md. */
export const eventCatalogue: ReadonlyMap<string, CatalogueRow> = new Map(
  Array.from(
    readFileSync(join(projectRoot, 'docs/events.md'), 'utf8').matchAll(/^\| `(\w+)` \| `(\w+)` \| .*? \| (.*?) ?\|$/gm),
    ([, name = '', type = '', details = '']) => {
      const facts = new Map(
        Array.from(details.matchAll(/`(\w+)`: ([a-z ]+)/g), ([, field = '', fact = '']): [string, string] => [
          field,
          fact,
        ]),
      );
      const [, block] = /block (game|payment)$/.exec(details) ?? [];
      return [name, { type, facts, block: block === 'game' ? 'gameData' : block === 'payment' ? 'paymentData' : null }];
    },
  ),
);

const text = v.string();
const lowerCase = v.pipe(text, v.regex(/^[^A-Z]*$/));
const id = v.pipe(v.number(), v.integer());
const place = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * The blocks with the field names of the specification (S3), and no others. An absent block is undefined, which JSON
 * omits.
 */
const record = v.strictObject({
  event: text,
  eventData: v.strictObject({
    eventName: text,
    eventActivity: text,
    eventArea: text,
    eventDetail: text,
    eventDetail2: text,
    eventDetail3: text,
    eventDetail4: text,
    fieldName: text,
    errorInfo: text,
    eventCategory: text,
    eventAction: text,
    eventLabel: text,
  }),
  customerData: v.strictObject({
    bannerTag: text,
    bannerTag2: text,
    bannerTag3: text,
    bannerTag4: text,
    bannerTag5: text,
    browserId: text,
    casinoId: id,
    ecid: text,
    registrationCountry: text,
    userId: v.nullable(id),
    currency: text,
    currencyIsoCode: text,
    languageCode: text,
  }),
  customerFlag: v.strictObject({
    firstBetPlaced: v.boolean(),
    firstDepositComplete: v.boolean(),
    kycStatus: text,
    accountStatus: text,
    isLoggedIn: v.boolean(),
  }),
  pageData: v.strictObject({
    pageBrand: v.picklist(brands.map((brand) => brand.id)),
    pageExperiments: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,20}:(?:on|off)$/))),
  }),
  gameData: v.optional(
    v.strictObject({
      GameGroupId: id,
      IsFavourite: v.boolean(),
      SiteGameName: v.pipe(text, v.minLength(1)),
      gameExternalVendorId: text,
      moduleId: v.nullable(id),
      clientId: v.nullable(id),
      sectionName: v.optional(text),
      launchedFrom: v.optional(text),
      gameIndex: v.optional(place),
      headingIndex: v.optional(place),
      launchURL: v.optional(v.pipe(text, v.regex(/^http[^?#]+$/))),
    }),
  ),
  paymentData: v.optional(v.strictObject(paymentBlock.entries)),
  countryData: v.optional(
    v.strictObject({
      displayedCountry: lowerCase,
      displayedCurrency: lowerCase,
      displayedLanguage: lowerCase,
      displayedStateProvince: lowerCase,
      ipAddressLookupCountryCode: lowerCase,
      IpAddressLookupSource: v.picklist(['geo-info', 'h20-iso3', '']),
    }),
  ),
  sessionData: v.optional(
    v.strictObject({
      sessionProductId: id,
      sessionId: id,
      sessionGuid: v.pipe(text, v.uuid()),
      sessionStartTime: v.pipe(text, v.isoTimestamp()),
    }),
  ),
});

const count = /^\d+$/;
const word = /^[a-z][\w-]*$/i;
const yesOrNo = /^(?:true|false)$/;
const path = /^\/[^?#]*$/;
/** Patterns of the facts that have a format. Names, titles and reasons are free text. */
const looks: Readonly<Record<string, RegExp>> = {
  path,
  status: /^[1-5]\d\d$/,
  games: count,
  letters: count,
  count,
  days: count,
  group: /^C000[234]$/,
  place: /^(?:header|navigation|main|footer|window)$/,
  direction: /^(?:deposit|withdrawal)$/,
  kind: /^(?:success|info|error|warning)$/,
  state: /^(?:Disconnected|Connecting|Connected|Reconnecting)$/,
  topic: word,
  page: word,
  reason: word,
  'sort by': word,
  'category id': /^\d*$/,
  'sub category id': /^\d*$/,
  'promotion id': /^\d*$/,
  'is on': yesOrNo,
  'is open': yesOrNo,
  'is allowed': yesOrNo,
};

export type EventRecord = v.InferOutput<typeof record>;

/** Deviations of a record from the catalogue, one sentence each; empty if there are none. */
export function problemsOf(item: unknown): string[] {
  const read = v.safeParse(record, item);
  if (!read.success) return [`${JSON.stringify(item)}: ${JSON.stringify(v.flatten(read.issues).nested)}`];
  const { event, eventData, ...blocks } = read.output;
  const name = nameOf(read.output);
  const row = eventCatalogue.get(name);
  if (row === undefined) return [`no event is called ${eventData.eventName}`];
  const problems = row.type === event ? [] : [`${name} is of the type ${event}, not ${row.type}`];
  for (const field of [
    'eventDetail',
    'eventDetail2',
    'eventDetail3',
    'eventDetail4',
    'fieldName',
    'errorInfo',
    'eventLabel',
  ] as const) {
    const fact = row.facts.get(field);
    const look = fact === undefined ? /^$/ : (looks[fact] ?? /^.*$/s);
    if (!look.test(eventData[field]))
      problems.push(`${name} has ${JSON.stringify(eventData[field])} as ${field} (${fact ?? 'nothing'})`);
  }
  for (const block of ['gameData', 'paymentData'] as const) {
    if ((blocks[block] !== undefined) !== (row.block === block))
      problems.push(`${name} ${row.block === block ? 'lacks' : 'has'} ${block}`);
  }
  const [category, action] =
    event === 'page_load' ? ['Page Load', 'Page Load'] : [eventData.eventArea, eventData.eventActivity];
  if (eventData.eventCategory !== category || eventData.eventAction !== action || category === '')
    problems.push(`${name} has ${eventData.eventCategory} / ${eventData.eventAction} as category and action`);
  return problems;
}

/** The name of a record, for example `loginSubmit`. */
export function nameOf({ eventData, pageData }: Pick<EventRecord, 'eventData' | 'pageData'>): string {
  return eventData.eventName.replace(`foyer_${pageData.pageBrand}_`, '');
}
