// Reports what each language of the list (`contract/src/languages.ts`) lacks in the messages of the web and the sandbox, one
// sentence per area. The content check does the same for pages.
import { join } from 'node:path';
import { missingSandboxTexts } from '../sandbox/src/messages/missingSandboxTexts.ts';
import { missingMessages } from '../web/vite/missingMessages.ts';
import { projectRoot } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';

const [web, sandbox] = ['web/src/i18n/messages', 'sandbox/src/messages'];
const missing = [
  ...missingMessages(join(projectRoot, web)).map((sentence) => `${web}: ${sentence}`),
  ...(await missingSandboxTexts(join(projectRoot, sandbox))).map((sentence) => `${sandbox}: ${sentence}`),
];
reportProblems(missing, `${missing.length} texts or folders of languages missing`);
