import { han } from './shouldSearch.ts';

/**
 * Returns a text in simplified Chinese characters. Loads their table with the first Chinese text, and leaves the text
 * as it is if it cannot be loaded.
 */
export async function toSimplified(text: string): Promise<string> {
  if (!han.test(text)) return text;
  return import('./simplifiedCharacters.ts').then(
    ({ simplifiedCharacters }) => simplifiedCharacters(text),
    () => text,
  );
}
