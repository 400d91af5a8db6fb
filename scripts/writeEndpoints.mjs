// Writes docs/endpoints.md from the descriptions of all calls. Runs on the product's Node, because the descriptions are
// TypeScript. A test fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/** @typedef {{ name: string, service: string, method: string, path: string, auth: string, errors: Record<number, string>, repeatable: boolean }} EndpointFacts */

export const endpointsFile = join(projectRoot, 'docs/endpoints.md');

/** Files with endpoint descriptions. Calls of the web server are described in files `<name>Api.ts` only. */
const endpointFiles =
  /^contract\/src\/(accounts|passwordReset|games|jackpots|winners|liveTables|metered|registration|verification|milestones|broker|promotions|campaigns|chat|content)\.ts$|^web\/src\/.*Api\.ts$/;

/** @type {Record<string, string>} */
const credentials = {
  none: 'none',
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
  { service: 'web', heading: 'Web server', base: '' },
];

const introduction = `# Endpoints

This page lists every call between browser, web server and services, for integrators and engineers.

\`node_modules/.bin/node scripts/writeEndpoints.mjs\` writes this page from the descriptions in \`contract/src/\` and \`web/src/**/*Api.ts\`. A unit test fails if the page is out of date.

| column | meaning |
|---|---|
| call | method and path, as in the sandbox, where each service is a folder of one address; an operator's services have their own bases (\`ACCOUNTS_URL\`, \`GAMES_URL\`, \`CONTENT_URL\`, \`MILESTONES_URL\`, \`BROKER_URL\`, \`PROMOTIONS_URL\`, \`CAMPAIGNS_URL\`, \`CHAT_URL\`) |
| authentication | the required token, or \`anybody\` |
| errors | the expected errors of this call |
| repeatable | whether a client may repeat the call if its outcome is unknown |

Every call of the web server has a rate limit for each session or address (\`web/src/server/callLimit.server.ts\`). Above it the response is 429 with \`Retry-After\`.
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function endpointsPage() {
  const all = await readEndpoints();
  const sections = services.map(({ service, heading, base }) => {
    const rows = all.filter((one) => one.service === service).map((one) => row(one, base));
    return [
      `## ${heading}`,
      '',
      '| name | call | authentication | errors | repeatable |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return `${[introduction, ...sections].join('\n').trimEnd()}\n`;
}

/** @returns {Promise<EndpointFacts[]>} in file order, then in source order */
async function readEndpoints() {
  const files = sourceFiles(/\.ts$/).filter((file) => endpointFiles.test(file));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(projectRoot, file);
      const source = readFileSync(path, 'utf8');
      /** @type {Record<string, unknown>} */
      const names = await import(/* @vite-ignore */ pathToFileURL(path).href);
      // The exports of a module are sorted by name; the page keeps the order of the source.
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
  const errorList = Object.entries(errors).map(([status, meaning]) => `${status} ${meaning}`);
  return `| \`${name}\` | ${method} \`${base}${path}\` | ${credentials[auth] ?? auth} | ${errorList.join('<br>')} | ${repeatable ? 'yes' : 'no'} |`;
}

if (import.meta.main) writeFileSync(endpointsFile, await endpointsPage());
