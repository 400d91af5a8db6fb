import { contentBlocks } from '../../contract/src/blocks.ts';
import { cashierFrameCommand, cashierFrameEvent, cashierViews } from '../../contract/src/cashierFrame.ts';
import { categoryProperties, subCategoryProperties } from '../../contract/src/content.ts';
import { gameFrameCommand, gameFrameEvent } from '../../contract/src/gameFrame.ts';
import { parentOriginParameter } from '../../contract/src/parentOriginParameter.ts';
import { portalPages } from '../../contract/src/portalPages.ts';
import { basesOfServices, readEndpoints } from './endpointsPage.ts';
import { entriesOf, schemaText, sharedSchemas } from './schemaText.ts';

const introduction = `# Fields of the calls

This page lists the fields of every request and response between the web server and the operator's services, for integrators. [endpoints.md](endpoints.md) has the errors and the authentication of each call.

\`npm run pages\` writes this page from the descriptions in \`contract/src/\`. A unit test fails if the page is out of date.

- The notation is that of TypeScript types.
- A field with \`?\` may be missing. Every other field is required, and [the check](conformance.md) reports it while it is missing.
- Where a required field of a response \`has a default\`, pages work without it: the web server logs the problem and uses the default.
- Further fields of a response are ignored.
- Every response is JSON with the type \`application/json\`. A call without a response body here still returns a JSON value, for example \`{}\`.
- Every error is \`{ "message": "…" }\`, with a numeric \`code\` where the contract defines one.
- Amounts are integers in minor units, for example pence.
`;

/** Names of shared types whose field says too little. */
const typeNames: Readonly<Record<string, string>> = {
  Children: 'ContentNode',
  Data: 'FreeSpins',
  DetailsViaUserToken: 'Details',
  MarketingToAsk: 'MarketingChoice',
  Navigation: 'Link',
  StartMetered: 'MeteredSession',
  Token: 'Tokens',
};

/** What the description of a call leaves open. */
const notes: Readonly<Record<string, string>> = {
  login:
    'A user token has three parts separated by dots, of which the second is JSON in base64url with the field `exp` (JWT): the web server renews the session before that time. A launch token and a refresh token are valid once.',
  pageLookup:
    'The page of every game has the path `/game/{id}`, with the braces. [Components of a page](#components-of-a-page) lists what `components` may hold. `title` is the title of the document. Every brand needs pages at the paths that the interface itself leads to: `/`, `/responsible-gaming`, `/help` and `/cookies`, and `/jackpots` and `/promotions` if it has them.',
  nodesByAlias:
    'The response lists every node with the alias `type` at any depth below the node `nodeId`, and is empty if there are none. With `includeChildren` `false`, `Children` is empty. [Content nodes](#content-nodes) has the aliases.',
  gamesSearch: 'Each entry is a category. Search finds the games of every entry.',
  gameById: 'In `stakes`, minimum and maximum are 0 if they are unknown.',
  launch:
    '`launchUrl` is an address of `GAMES_ORIGIN`. The browser opens it in a frame, with a launch token in the parameter `launchToken`.',
  isGameMetered: 'A game opens only after this call has succeeded.',
  favouritesByUserToken: 'The response is the list of the game ids.',
  recentlyPlayedByUserToken: 'The response is the list of the game ids, the latest first.',
};

/** The whole of docs/call-fields.md. */
export async function callFieldsPage(): Promise<string> {
  const endpoints = (await readEndpoints()).filter(({ service }) => service !== 'web');
  const shared = sharedSchemas([
    ...endpoints.flatMap(({ name, body, response }) => [
      { name, schema: response },
      { name: `${name}Request`, schema: body },
    ]),
    ...Object.entries(contentBlocks).map(([name, schema]) => ({ name, schema })),
  ])
    .map(({ name, schema }) => ({ name: typeNames[name] ?? name, schema }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const names = new Map(shared.map(({ name, schema }) => [entriesOf(schema), name]));
  const text = (schema: unknown) => schemaText(schema, names);
  const callOf = (endpoint: (typeof endpoints)[number], base: string) => {
    const parts = (['query', 'headers', 'body', 'response'] as const).map(
      (part) => [part, text(endpoint[part])] as const,
    );
    const shown = parts.filter(([, described]) => described !== '{}' && described !== 'undefined');
    const lines = shown.map(([part, described]) => `${part}: ${described}`);
    const note = notes[endpoint.name];
    return `### \`${endpoint.name}\`\n\n${endpoint.method} \`${base}${endpoint.path}\`\n${note === undefined ? '' : `\n${note}\n`}${lines.length === 0 ? '' : `\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`}`;
  };
  const messages = (frame: string, events: unknown, commands: unknown) =>
    `From the ${frame} to the window:\n\n\`\`\`ts\n${text(events)}\n\`\`\`\n\nFrom the window to the ${frame}:\n\n\`\`\`ts\n${text(commands)}\n\`\`\`\n`;
  const sections = Object.entries(basesOfServices).flatMap(([service, [heading, base]]) => {
    const own = endpoints.filter((one) => one.service === service);
    return own.length === 0 ? [] : [`## ${heading}\n\n${own.map((one) => callOf(one, base)).join('\n')}`];
  });
  const types = shared.map(({ name, schema }) => `### \`${name}\`\n\n\`\`\`ts\n${text(schema)}\n\`\`\`\n`);
  const components = Object.entries(contentBlocks).map(
    ([alias, properties]) => `### \`${alias}\`\n\n\`\`\`ts\n${text(properties)}\n\`\`\`\n`,
  );
  return [
    introduction,
    ...sections,
    `## Shared types\n\n${types.join('\n')}`,
    `## Content nodes

The web server requests nodes by these aliases. A category whose properties do not fit is left out, and the log names it.

| alias | below | properties |
| --- | --- | --- |
| \`gameCategory\` | product | a category of the lobby, see below; its children have the alias \`gameSubCategory\` |
| \`countryRow\` | product | \`RestrictedCountries\`: two-letter codes |
| \`appDownload\`, \`gameStudio\`, \`gameTheme\` | product | optional: the Android app, pages of studios and themes |
| \`termsAndConditions\` | market | \`title\`, \`html\`, \`lastUpdatedDate\` (ISO 8601), \`lastUpdatedDateId\`: id of the entry of the account's \`attributes\` whose value is the time of acceptance; extensions: \`version\`, \`changes\` (a text or a list), and children \`termsVersion\` (newest first) with \`version\`, \`date\`, \`changes\`, \`path\` |
| \`complianceUrls\` | market | \`transactionHistory\`, \`responsibleGaming\`, \`playerProtection\`, \`help\`, \`gameHistory\`: each \`Url\` and \`Name\` |
| \`responsibleGamblingWeek\`, \`blogCategory\` | market | optional: the safer-gambling week, the blog |

\`Properties\` of \`gameCategory\`:

\`\`\`ts
${text(categoryProperties)}
\`\`\`

\`Properties\` of \`gameSubCategory\`:

\`\`\`ts
${text(subCategoryProperties)}
\`\`\`
`,
    `## Messages of a game's frame

The window of a game opens \`launchUrl\` in a frame and adds a parameter \`${parentOriginParameter}\` with its own origin. The game compares this origin with its own list of sites, and posts messages to it (\`postMessage\`). If the window receives nothing for 25 seconds, it says that the game does not respond and offers a reload. So a game posts \`ready\` when it has loaded, and \`heartbeat\` every ten seconds or so.

${messages('game', gameFrameEvent, gameFrameCommand)}`,
    `## Cashier and portal

A launch token authenticates the player. It is valid once and in the address, so the page exchanges it for a session of its own.

- **Cashier**: banking opens \`CASHIER_ORIGIN/cashier/{brand}?culture=…&launchToken=…&view=…&${parentOriginParameter}=…\` in a frame. \`view\` is ${cashierViews.map((view) => `\`${view}\``).join(', ')}. The messages are below; the rules of a game's frame apply. The cashier posts \`ready\` within 20 seconds, or banking offers to try again. It posts \`payment\` with each new state of a payment, so that the balance on the page follows.
- **Portal**: \`PORTAL_ORIGIN/portal/{brand}/{page}?culture=…&launchToken=…\` opens in a tab of its own, or in the app. \`{page}\` is ${portalPages.map((page) => `\`${page}\``).join(', ')}. It posts no messages.

${messages('cashier', cashierFrameEvent, cashierFrameCommand)}`,
    `## Components of a page\n\nA page (\`pageLookup\`) has a list \`components\`. Each component is \`{ "Alias": "…", "Properties": { … } }\`. A component without \`loginState\` is shown to nobody. [default-components.md](default-components.md) lists the components that every page has without being named. The properties by alias:\n\n${components.join('\n')}`,
  ].join('\n');
}
