// Reports what each language of the list (`contract/src/languages.ts`) lacks in the messages of the web, the games and the sandbox, one
// sentence per area. The content check does the same for pages.
import { join } from 'node:path';
import { missingMessages } from '../web/vite/missingMessages.ts';
import { missingSandboxTexts } from './missingSandboxTexts.ts';
import { projectRoot } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';

const web = 'web/src/i18n/messages';
const missing = [
  ...missingMessages(join(projectRoot, web)).map((sentence) => `${web}: ${sentence}`),
  ...(await missingTextsOf('games/src/messages')),
  ...(await missingTextsOf('sandbox/src/messages')),
];

async function missingTextsOf(folder: string): Promise<string[]> {
  return (await missingSandboxTexts(join(projectRoot, folder))).map((sentence) => `${folder}: ${sentence}`);
}

reportProblems(missing, `${missing.length} texts or folders of languages missing`);
