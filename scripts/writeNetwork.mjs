// Writes docs/network.md from the list of network purposes. Runs on the product's Node, because the list is TypeScript.
// A test fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {'C0002' | 'C0003' | 'C0004'} Group */
/** @typedef {{ origin: string, path: string, groups: readonly Group[], audience: 'everybody' | 'player', purpose: string }} Purpose */

export const networkFile = join(projectRoot, 'docs/network.md');

/** Columns of the table: the groups that a visitor has allowed. */
const states = /** @type {const} */ ([
  ['no choice', []],
  ['C0002', ['C0002']],
  ['C0003', ['C0003']],
  ['C0004', ['C0004']],
  ['all', ['C0002', 'C0003', 'C0004']],
  ['withdrawn', []],
]);

const introduction = `# Origins and consent

This page lists every origin that a page connects to, what for, and the consent it requires, for auditors and engineers.

\`node_modules/.bin/node scripts/writeNetwork.mjs\` writes this page from \`contract/src/networkPurposes.ts\`. A unit test fails if the page is out of date.

\`tests/e2e/loading/networkRecord.spec.ts\` measures it. A proxy between Chromium and all servers records every request, beacon, frame, worker and socket, for each brand and market and each choice below. A request that this table does not permit fails the test, and so does an origin that it does not list. The measured requests and bytes are in \`.cache/privacy/network/\`, one JSON file for each brand and market.

| group | meaning |
|---|---|
| C0002 | analytics |
| C0003 | functional |
| C0004 | marketing |

\`player\`: opened only for a player who has logged in. \`site\` is the brand's own origin. An operator configures the other origins ([configuration.md](configuration.md), [vendor-scripts.md](vendor-scripts.md)).
`;

/** @returns {Promise<string>} the whole page as Markdown */
export async function networkPage() {
  /** @type {{ networkPurposes: readonly Purpose[], permitsPurpose: (purpose: Purpose, allowed: readonly Group[]) => boolean }} */
  const { networkPurposes, permitsPurpose } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'contract/src/networkPurposes.ts')).href
  );
  const rows = networkPurposes.map(
    (one) =>
      `| ${one.origin} | \`${one.path}\` | ${one.purpose} | ${one.audience} | ${states.map(([, allowed]) => (permitsPurpose(one, allowed) ? 'yes' : '–')).join(' | ')} |`,
  );
  const head = ['origin', 'path', 'purpose', 'for', ...states.map(([name]) => name)];
  return `${[introduction, `| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(networkFile, await networkPage());
