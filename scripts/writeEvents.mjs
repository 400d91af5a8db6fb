// Writes docs/events.md from the catalogue of events. Runs on the product's Node, because the catalogue is TypeScript. A
// test fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ type: string, when: string, fills?: Record<string, string>, block?: string }} Entry */

export const eventsFile = join(projectRoot, 'docs/events.md');

const introduction = `# Events

This page lists every analytics event and its fields, for the team of the player-facing site and for tag-manager configuration.

\`node_modules/.bin/node scripts/writeEvents.mjs\` writes this page from the catalogue in \`web/src/services/analytics/catalogue/\`. A unit test fails if the page is out of date.

## Fields of an event

Each event is one record.

| field | content |
|---|---|
| \`event\` | the type, which a tag manager's trigger uses |
| \`eventData\` | \`eventName\` is \`<prefix>_<brand>_<action>\`, for example \`foyer_regency_loginSubmit\`; the variable \`EVENT_PREFIX\` sets the prefix. \`eventArea\` and \`eventActivity\` are area and action as text; \`eventCategory\` and \`eventAction\` repeat them (\`Page Load\` for a page). Every field is text and always present |
| \`customerData\` | numbers and codes of the player. Cookies fill fields that the state lacks: \`bannerTag\` to \`bannerTag5\` from \`tracking-visit\` (separated by \`\\|\`), \`browserId\` from \`browser-id\`, \`ecid\` from \`AMCV_…\` (the part after \`MCMID\`, else the fifth part). These cookies are read only with their consent. Market and device fill \`casinoId\` |
| \`customerFlag\` | \`firstBetPlaced\`, \`firstDepositComplete\`, \`kycStatus\`, \`accountStatus\`, \`isLoggedIn\` |
| \`pageData\` | \`pageBrand\` |
| \`gameData\` | for events with block game: the game, and its position on the page. An address in it has no query |
| \`paymentData\` | for events with block payment: the payment in its new state, amounts in minor units |
| \`countryData\` | country, currency and language in lower case |
| \`sessionData\` | for players: product, number, guid and start of the session |

A field that an event lacks is pushed as \`undefined\`. Otherwise a tag manager would keep the value of an earlier event.

## Where events go

- The analytics code loads at the visitor's first input, or in idle time when something receives records: with consent to analytics or marketing, in the Android app, and with the inspector. An interaction that happens before waits in a short list. If the page opened without consent, what waited is pushed while the data layer denies every consent, and without cookies that need one.
- The page passes each record to every sink in order and ignores errors of a sink. The sinks are the page's \`window.dataLayer\`, the Android app for attribution events ([android-wrapper.md](android-wrapper.md)), and the sandbox's inspector.
- The data layer itself stores and sends nothing. The tag manager's script (\`TAG_MANAGER_SCRIPT\`) loads only after consent to analytics or marketing. Consent mode v2 is the first entry of the data layer.
- In the sandbox, \`?inspect=events\` lists the events of a page beside it, and \`/control/events.json\` shows what the sandbox's tag manager collected.

## Personal data

No event contains a name, an address, a password, a token, or the content of a form field. The text of a search is included only if names of games contain it.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function eventsPage() {
  /** @type {{ catalogue: Record<string, Entry> }} */
  const { catalogue } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/services/analytics/catalogue.ts')).href
  );
  /** @type {{ eventName(prefix: string, brand: string, key: string): string, eventNameOf(key: string): { area: string } }} */
  const { eventName, eventNameOf } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/services/analytics/toEventRecord.ts')).href
  );
  const byArea = Map.groupBy(Object.entries(catalogue), ([key]) => eventNameOf(key).area);
  const sections = [...byArea].map(([area, entries]) =>
    [
      `## ${area}`,
      '',
      '| action | type | when | details |',
      '|---|---|---|---|',
      ...entries.map(([key, entry]) => row(eventName('', '', key).slice(2), entry)),
      '',
    ].join('\n'),
  );
  return `${[introduction, ...sections].join('\n').trimEnd()}\n`;
}

/** @param {string} action @param {Entry} entry */
function row(action, { type, when, fills = {}, block }) {
  const details = [
    ...Object.entries(fills).map(([field, fact]) => `\`${field}\`: ${toWords(fact)}`),
    ...(block === undefined ? [] : [`block ${block}`]),
  ];
  return `| \`${action}\` | \`${type}\` | ${when} | ${details.join('<br>')} |`;
}

/** @param {string} fact name such as `promotionId` */
function toWords(fact) {
  return fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

if (import.meta.main) writeFileSync(eventsFile, await eventsPage());
