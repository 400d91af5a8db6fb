// Writes docs/flags.md from the list of flags. Runs on the product's Node, because the list is TypeScript; a test says when
// the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

export const flagsFile = join(projectRoot, 'docs/flags.md');

const introduction = `# Flags

Made from \`web/src/flags/flags.ts\` by \`node_modules/.bin/node scripts/writeFlags.mjs\`; a unit test fails when this page is out of date. How flags come to a page: [decision 14](decisions/0014-flags.md).

The default holds where the flag service has nothing to say, cannot be reached, or says something that is neither true nor false. \`FLAGS\` in the environment turns a flag for a process whatever the service says, for example \`FLAGS="languageToggle=off"\`. In the sandbox they are turned at \`http://localhost:4000/control/flags\`.
`;

/** @typedef {{ byDefault: boolean, owner: string, does: string }} Flag */

/** @returns {Promise<string>} the whole page as Markdown */
export async function flagsPage() {
  /** @type {{ flagList: Record<string, Flag> }} */
  const { flagList } = await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/flags/flags.ts')).href);
  const rows = Object.entries(flagList).map(
    ([name, { byDefault, owner, does }]) => `| \`${name}\` | ${byDefault ? 'on' : 'off'} | ${owner} | ${does} |`,
  );
  return `${introduction}\n| flag | default | owner | what it does |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(flagsFile, await flagsPage());
