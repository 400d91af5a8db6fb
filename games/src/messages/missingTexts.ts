import { cultures, defaultCulture } from '@foyer/contract/languages';
import { isGroup } from './messagesByLanguage.ts';

/** Messages by area, in one language. */
export type AreasOfLanguage = Readonly<Record<string, unknown>>;

/**
 * MK-09: reports what the languages of the list lack beside the English messages, one sentence per area. English texts appear
 * in their place.
 * @param areasIn the areas in the folder of a language, or undefined without such a folder
 */
export function missingTexts(areasIn: (language: string) => AreasOfLanguage | undefined): string[] {
  const english = areasIn(defaultCulture) ?? {};
  return cultures.flatMap((language) => {
    const areas = areasIn(language);
    if (areas === undefined) return [`${language} is in the list of languages and has no folder of messages.`];
    return Object.entries(english).flatMap(([area, messages]) => {
      if (!Object.hasOwn(areas, area)) return [`${language}/${area}.ts is missing.`];
      const paths = missingPaths(messages, areas[area]);
      return paths.length === 0 ? [] : [`${language}/${area}.ts has no text for ${paths.join(', ')}.`];
    });
  });
}

/** Returns the paths of the texts that exist in `original` and not in `translation`. */
function missingPaths(original: unknown, translation: unknown, path = ''): string[] {
  if (!isGroup(original)) return translation === undefined || translation === '' ? [path] : [];
  const own = isGroup(translation) ? translation : {};
  return Object.entries(original).flatMap(([key, text]) =>
    missingPaths(text, Object.hasOwn(own, key) ? own[key] : undefined, path === '' ? key : `${path}.${key}`),
  );
}
