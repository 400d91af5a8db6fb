// Reports what each language of the list (`contract/src/languages.ts`) lacks in the messages of the web and the sandbox, one
// sentence per area. The content check does the same for pages. Runs on the product's Node, because the list is TypeScript.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

const importSource = (/** @type {string} */ path) => import(pathToFileURL(join(projectRoot, path)).href);
/** @type {{ missingMessages: (folder: string) => string[] }} */
const { missingMessages } = await importSource('web/vite/missingMessages.ts');
/** @type {{ missingSandboxTexts: (folder: string) => Promise<string[]> }} */
const { missingSandboxTexts } = await importSource('platform/src/messages/missingSandboxTexts.ts');

const [web, sandbox] = ['web/src/i18n/messages', 'platform/src/messages'];
const missing = [
  ...missingMessages(join(projectRoot, web)).map((sentence) => `${web}: ${sentence}`),
  ...(await missingSandboxTexts(join(projectRoot, sandbox))).map((sentence) => `${sandbox}: ${sentence}`),
];
for (const sentence of missing) process.stderr.write(`${sentence}\n`);
process.stdout.write(`${missing.length} texts or folders of languages missing\n`);
process.exitCode = missing.length === 0 ? 0 : 1;
