// Writes docs/endpoints.md from the descriptions of all calls. Runs on the product's Node, because the descriptions are
// TypeScript; a test says when the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/** @typedef {{ name: string, service: string, method: string, path: string, auth: string, errors: Record<number, string>, repeatable: boolean }} EndpointFacts */

export const endpointsFile = join(projectRoot, 'docs/endpoints.md');

/** The one place where calls of our own are described is a file `<name>Api.ts` of the web. */
const describesCalls =
  /^contract\/src\/(accounts|passwordReset|games|jackpots|winners|metered|registration|verification|milestones|broker|promotions|campaigns|chat|content)\.ts$|^web\/src\/.*Api\.ts$/;

/** @type {Record<string, string>} */
const whoCalls = {
  none: 'anybody',
  userToken: 'user token',
  launchToken: 'launch token',
  userTokenInBody: 'user token in the body',
};

const services = [
  { service: 'accounts', heading: 'Accounts service', base: '/accounts' },
  { service: 'games', heading: 'Games service', base: '/games' },
  { service: 'content', heading: 'Content service', base: '/content' },
  { service: 'milestones', heading: 'Milestones service', base: '/milestones' },
  { service: 'broker', heading: 'Message broker', base: '/broker' },
  { service: 'promotions', heading: 'Promotions service', base: '/promotions' },
  { service: 'campaigns', heading: 'Campaigns service', base: '/campaigns' },
  { service: 'chat', heading: 'Chat service', base: '/chat' },
  { service: 'web', heading: 'The web’s own calls', base: '' },
];

const introduction = `# Endpoints

Made from the descriptions in \`contract/src/\` and \`web/src/**/*Api.ts\` by \`node_modules/.bin/node scripts/writeEndpoints.mjs\`; a unit test fails when this page is out of date.

Paths are written as the sandbox has them, with each service below a folder of its own; an operator's services have bases of their own (\`ACCOUNTS_URL\`, \`GAMES_URL\`, \`CONTENT_URL\`, \`MILESTONES_URL\`, \`BROKER_URL\`, \`PROMOTIONS_URL\`, \`CAMPAIGNS_URL\`, \`CHAT_URL\`). A row names the refusals that belong to the call. "Again" says whether the call may be sent a second time when nobody knows what became of the first. Every call of the web's own has a limit for each session or address (\`web/src/server/callLimit.server.ts\`) and answers 429 with \`Retry-After\` above it.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function endpointsPage() {
  const all = await readEndpoints();
  const sections = services.map(({ service, heading, base }) => {
    const rows = all.filter((one) => one.service === service).map((one) => row(one, base));
    return [`## ${heading}`, '', '| name | call | who | refusals | again |', '|---|---|---|---|---|', ...rows, ''].join(
      '\n',
    );
  });
  return `${[introduction, ...sections].join('\n').trimEnd()}\n`;
}

/** @returns {Promise<EndpointFacts[]>} in the order of their files and of the lines in them */
async function readEndpoints() {
  const files = sourceFiles(/\.ts$/).filter((file) => describesCalls.test(file));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(projectRoot, file);
      const source = readFileSync(path, 'utf8');
      /** @type {Record<string, unknown>} */
      const names = await import(/* @vite-ignore */ pathToFileURL(path).href);
      // A module's names come sorted by the alphabet; the reader wants them as they were written down.
      const place = (/** @type {string} */ name) => source.indexOf(`export const ${name} =`);
      return Object.entries(names)
        .toSorted(([one], [other]) => place(one) - place(other))
        .flatMap(([, value]) => (isEndpoint(value) ? [value] : []));
    }),
  );
  return found.flat();
}

/** @param {unknown} value @returns {value is EndpointFacts} */
function isEndpoint(value) {
  return typeof value === 'object' && value !== null && 'service' in value && 'response' in value;
}

/** @param {EndpointFacts} one @param {string} base */
function row({ name, method, path, auth, errors, repeatable }, base) {
  const refusals = Object.entries(errors).map(([status, meaning]) => `${status} ${meaning}`);
  return `| \`${name}\` | ${method} \`${base}${path}\` | ${whoCalls[auth] ?? auth} | ${refusals.join('<br>')} | ${repeatable ? 'yes' : 'no'} |`;
}

if (import.meta.main) writeFileSync(endpointsFile, await endpointsPage());
