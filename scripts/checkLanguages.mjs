// Says what each language of the list (`contract/src/languages.ts`) lacks, a sentence each. Runs on the product's Node, because
// the list is TypeScript.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './projectRoot.mjs';

/** @type {{ missingMessages: (folder: string) => string[] }} */
const { missingMessages } = await import(pathToFileURL(join(projectRoot, 'web/vite/missingMessages.ts')).href);
const missing = missingMessages(join(projectRoot, 'web/src/i18n/messages'));
for (const sentence of missing) process.stderr.write(`web/src/i18n/messages: ${sentence}\n`);
process.stdout.write(`${missing.length} texts or folders of languages missing\n`);
process.exitCode = missing.length === 0 ? 0 : 1;
