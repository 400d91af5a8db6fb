import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

const messages = v.record(v.string(), v.string());
const folder = join(projectRoot, 'web/src/i18n/messages');

/** An interface text by its key, up to the first placeholder. Controls are found by it in every language. */
export function messageText(language: string, key: string): string {
  for (const area of readdirSync(join(folder, language))) {
    const text = v.parse(messages, JSON.parse(readFileSync(join(folder, language, area), 'utf8')))[key];
    if (text !== undefined) return text.split('{')[0]?.trim() ?? text;
  }
  throw new Error(`No text has the key ${key}.`);
}
