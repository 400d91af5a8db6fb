import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cultures } from '@foyer/contract/languages';
import { missingTexts, type AreasOfLanguage } from '../games/src/messages/missingTexts.ts';

/** Imports every area of every listed language and reports what is missing, one sentence per area. */
export async function missingSandboxTexts(folder: string): Promise<string[]> {
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
