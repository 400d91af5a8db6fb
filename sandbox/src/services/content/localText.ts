import type { Culture } from '@foyer/contract/ids';
import { cultures, defaultCulture } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';

const textByCulture = v.strictObject({
  ...v.entriesFromList(cultures, v.optional(v.string())),
  [defaultCulture]: v.string(),
});
export type TextByCulture = v.InferOutput<typeof textByCulture>;

/** Schema of a text in a content file: one string for every language, or one per language. English is the fallback. */
export const localText = v.union([v.string(), textByCulture]);
export type LocalText = v.InferOutput<typeof localText>;

/** Returns whether the value is one text in several languages, rather than a group of properties. */
export function isTextByCulture(value: unknown): value is TextByCulture {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { [defaultCulture]?: unknown })[defaultCulture] === 'string' &&
    v.is(textByCulture, value)
  );
}

/** Copies a content value with every text in one language and every `{{fact}}` filled in. */
export function inCulture(value: unknown, culture: Culture, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillFacts(value, facts);
  if (Array.isArray(value)) return value.map((item) => inCulture(item, culture, facts));
  if (isTextByCulture(value)) return fillFacts(value[culture] ?? value[defaultCulture], facts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inCulture(part, culture, facts)]));
}

const factMark = /\{\{(\w+)\}\}/g;

/** A fact that the market lacks, such as a help line number, becomes an empty text. */
function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(factMark, (_, name: string) => ownValue(facts, name) ?? '');
}

/** Returns the names of the facts that texts in the value use. */
export function factNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(factMark)].flatMap(([, name]) => name ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(factNamesIn);
}
