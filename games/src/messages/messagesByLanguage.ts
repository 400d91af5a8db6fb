import { cultures, defaultCulture, type Culture } from '@foyer/contract/languages';

/** Messages of another language with the shape of the English ones. What a translation leaves out stays English. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends
    | string
    | readonly unknown[]
    | ((...facts: never[]) => unknown)
    ? Messages[Key]
    : Translation<Messages[Key]>;
};

/** The language that the address of a game's frame names. Null elsewhere, where every language is needed. */
function languageOfFrame(): string | null {
  const { search = '' } = (Reflect.get(globalThis, 'location') as { search?: string } | undefined) ?? {};
  return new URLSearchParams(search).get('culture');
}

/**
 * An area of messages in every language of the list. `load` imports the area from the folder of a language; a language
 * without that file gets the English messages, and so does one that the frame does not show.
 */
export async function messagesByLanguage<Messages extends object>(
  english: Messages,
  load: (language: Culture) => Promise<{ messages: Translation<Messages> }>,
): Promise<Readonly<Record<Culture, Messages>>> {
  const shown = languageOfFrame();
  const entries = await Promise.all(
    cultures.map(async (language) => {
      if (language === defaultCulture || (shown !== null && shown !== language)) return [language, english] as const;
      const translation = await load(language).then(
        (module) => module.messages,
        () => ({}),
      );
      return [language, withFallback(english, translation)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Culture, Messages>;
}

/** A copy of `english` with the texts of `translation` in place of its own. */
function withFallback<Messages extends object>(english: Messages, translation: object): Messages {
  const texts = Object.entries(translation).map(([key, text]: [string, unknown]) => {
    const original: unknown = Reflect.get(english, key);
    return [key, isGroup(original) && isGroup(text) ? withFallback(original, text) : text];
  });
  return { ...english, ...Object.fromEntries(texts) };
}

/** Whether a value is a group of messages. Texts, lists and functions are messages. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
