import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cultures, defaultCulture } from '@foyer/contract/languages';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
type Texts = v.InferOutput<typeof texts>;

/** MK-09: keys of an area that are missing in comparison with another language, and keys without text. */
export function missingKeys(own: Texts, others: Texts): string[] {
  return Object.keys(others).filter((key) => !Object.hasOwn(own, key) || own[key]?.trim() === '');
}

/** Texts of an area in a language; undefined when the file is missing. */
export function readTexts(folder: string, language: string, area: string): Texts | undefined {
  const file = join(folder, language, area);
  return existsSync(file) ? v.parse(texts, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Lists what an area lacks in comparison with all other languages, one sentence per fault. */
export function missingInArea(folder: string, language: string, area: string): string[] {
  const own = readTexts(folder, language, area);
  if (own === undefined) return [`${language}/${area} is missing.`];
  const others = cultures
    .filter((culture) => culture !== language)
    .map((other) => readTexts(folder, other, area) ?? {});
  const keys = new Set(others.flatMap((other) => missingKeys(own, other)));
  return keys.size === 0 ? [] : [`${language}/${area} has no text for ${[...keys].join(', ')}.`];
}

/**
 * MK-09: lists missing texts of all languages, one sentence per fault.
 * @param folder has one folder of areas (`<area>.json`) per language
 */
export function missingMessages(folder: string): string[] {
  const areas = new Set([defaultCulture, ...cultures].flatMap((culture) => areasOf(folder, culture)));
  return cultures.flatMap((culture) =>
    existsSync(join(folder, culture))
      ? [...areas].flatMap((area) => missingInArea(folder, culture, area))
      : [`${culture} is in the list of languages and has no folder of messages.`],
  );
}

const areasOf = (folder: string, language: string): string[] =>
  existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
