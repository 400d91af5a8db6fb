import type { Culture } from '@foyer/contract/identifiers';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';

/** A human text in a content file: one string for every language, or one per language. English is the fallback. */
export const localText = v.union([v.string(), v.strictObject({ en: v.string(), zh: v.optional(v.string()) })]);
export type LocalText = v.InferOutput<typeof localText>;

/** A mapping that is one text in several languages, not a group of properties. */
export function isTextByCulture(value: unknown): value is { en: string; zh?: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { en?: unknown }).en === 'string' &&
    v.is(localText, value)
  );
}

/** A copy of any value from a content file with every text in one language and every `{{fact}}` filled in. */
export function inCulture(value: unknown, culture: Culture, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillFacts(value, facts);
  if (Array.isArray(value)) return value.map((item) => inCulture(item, culture, facts));
  if (isTextByCulture(value)) return fillFacts(value[culture] ?? value.en, facts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inCulture(part, culture, facts)]));
}

const factMark = /\{\{(\w+)\}\}/g;

/** A fact the market does not have, for example a help line's number, leaves nothing behind. */
function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(factMark, (_, name: string) => ownValue(facts, name) ?? '');
}

/** Names of the facts that any text in the value asks for. */
export function factsAskedFor(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(factMark)].flatMap(([, name]) => name ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(factsAskedFor);
}
