// Writes docs/flags.md from the list of flags. Runs on the product's Node, because the list is TypeScript. A test fails if
// the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

export const flagsFile = join(projectRoot, 'docs/flags.md');

const introduction = `# Flags

This page lists every flag, for the teams that own them and for operators. [Decision 14](decisions/0014-flags.md) describes how flags reach a page.

\`node_modules/.bin/node scripts/writeFlags.mjs\` writes this page from \`web/src/services/flags/flags.ts\`. A unit test fails if the page is out of date.

| to switch a flag | do this |
|---|---|
| for one process, whatever the service says | set the variable \`FLAGS\`, for example \`FLAGS="languageToggle=off"\` |
| in the sandbox | open \`http://localhost:4000/control/flags\` |

The default applies if the flag service has no value, cannot be reached, or returns something other than true or false.

## List
`;

/** @typedef {{ byDefault: boolean, owner: string, does: string }} Flag */

/** @returns {Promise<string>} the whole page as Markdown */
export async function flagsPage() {
  /** @type {{ flagList: Record<string, Flag> }} */
  const { flagList } = await import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot, 'web/src/services/flags/flags.ts')).href
  );
  const rows = Object.entries(flagList).map(
    ([name, { byDefault, owner, does }]) => `| \`${name}\` | ${byDefault ? 'on' : 'off'} | ${owner} | ${does} |`,
  );
  return `${introduction}\n| flag | default | owner | effect |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(flagsFile, await flagsPage());
