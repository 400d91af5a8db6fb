// Writes docs/events.md from the catalogue of events. Runs on the product's Node, because the catalogue is TypeScript; a
// test says when the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ type: string, when: string, fills?: Record<string, string>, block?: string }} Entry */

export const eventsFile = join(projectRoot, 'docs/events.md');

const introduction = `# Events

Made from the catalogue in \`web/src/analytics/catalogue/\` by \`node_modules/.bin/node scripts/writeEvents.mjs\`; a unit test fails when this page is out of date.

Each event is one record, pushed to the page's \`window.dataLayer\` and handed to every further sink:

| field | what it holds |
|---|---|
| \`event\` | the type, which a tag manager's trigger asks for |
| \`eventData\` | \`eventName\` is \`<prefix>_<brand>_<action>\`, for example \`foyer_regency_loginSubmit\`; the prefix is the variable \`EVENT_PREFIX\`. \`eventArea\` and \`eventActivity\` are area and action in words, \`eventCategory\` and \`eventAction\` the same (\`Page Load\` for a page). Every field is text and always there |
| \`customerData\` | numbers and codes of the player. Where the state has none: \`bannerTag\` to \`bannerTag5\` from the cookie \`tracking-visit\` (separated by \`\\|\`), \`browserId\` from \`browser-id\`, \`casinoId\` from the market and the device, \`ecid\` from the cookie \`AMCV_…\` (what follows \`MCMID\`, else the fifth part). These cookies are read only with the consent they need |
| \`customerFlag\` | \`firstBetPlaced\`, \`firstDepositComplete\`, \`kycStatus\`, \`accountStatus\`, \`isLoggedIn\` |
| \`pageData\` | \`pageBrand\` |
| \`gameData\` | where the table says game: the game, and where on the page it was chosen. An address in it has no query |
| \`paymentData\` | where the table says payment: the payment in its new state, amounts in minor units |
| \`countryData\` | country, currency and language in lower case |
| \`sessionData\` | of a player: product, number, guid and start of the session |

A block that an event lacks is pushed as \`undefined\`, because a tag manager would else keep the one of an earlier event. No event holds a name, an address, a password, a token, or what was typed into a field; the text of a search is told only where games have it in their names.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function eventsPage() {
  /** @type {{ catalogue: Record<string, Entry> }} */
  const { catalogue } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/analytics/catalogue.ts')).href
  );
  /** @type {{ eventName(prefix: string, brand: string, key: string): string, eventNameOf(key: string): { area: string } }} */
  const { eventName, eventNameOf } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/analytics/toEventRecord.ts')).href
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
    ...Object.entries(fills).map(([field, fact]) => `\`${field}\`: ${words(fact)}`),
    ...(block === undefined ? [] : [`block ${block}`]),
  ];
  return `| \`${action}\` | \`${type}\` | ${when} | ${details.join('<br>')} |`;
}

/** @param {string} fact a name such as `promotionId` */
function words(fact) {
  return fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

if (import.meta.main) writeFileSync(eventsFile, await eventsPage());
