// Reports what each language of the list (`contract/src/languages.ts`) lacks in the messages of the web, the games and
// the sandbox, one sentence per area. The content check does the same for pages.
import { existsSync, readdirSync } from 'node:fs';
import { join, basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cultures } from '@foyer/contract/languages';
import { missingTexts, type AreasOfLanguage } from '../games/src/messages/missingTexts.ts';
import { missingMessages } from '../web/vite/missingMessages.ts';
import { projectRoot } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';

const web = 'web/src/i18n/messages';
const missing = [
  ...missingMessages(join(projectRoot, web)).map((sentence) => `${web}: ${sentence}`),
  ...(await missingTextsOf('games/src/messages')),
  ...(await missingTextsOf('sandbox/src/messages')),
];

async function missingTextsOf(folder: string): Promise<string[]> {
  return (await missingTextsIn(join(projectRoot, folder))).map((sentence) => `${folder}: ${sentence}`);
}

reportProblems(missing, `${missing.length} texts or folders of languages missing`);

/** Imports every area of every listed language and reports what is missing, one sentence per area. */
async function missingTextsIn(folder: string): Promise<string[]> {
  const areas = new Map(
    await Promise.all(
      cultures.map(async (language) => [language as string, await readAreas(join(folder, language))] as const),
    ),
  );
  return missingTexts((language) => areas.get(language));
}

async function readAreas(folder: string): Promise<AreasOfLanguage | undefined> {
  if (!existsSync(folder)) return undefined;
  const entries = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { messages } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as {
        messages: unknown;
      };
      return [basename(file, '.ts'), messages] as const;
    }),
  );
  return Object.fromEntries(entries);
}
