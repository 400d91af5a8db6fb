import { endsWord } from './endsWord.ts';
import { foldText } from './searchTexts.ts';
import { han } from './shouldSearch.ts';

/** A game that a text names as an example, and what shall differ; both normalised. */
interface Likeness {
  readonly name: string;
  /** Empty if nothing differs. */
  readonly difference: string;
}

/**
 * Splits a text such as `like Diamond Hour but calm`; null if it does not begin with a phrase of likeness.
 * @param words normalised phrases that begin the name, and those that end it
 */
export function likenessOf(
  text: string,
  { like, but }: { like: readonly string[]; but: readonly string[] },
): Likeness | null {
  const wanted = foldText(text.replace(/[,，、]/g, ' '));
  const start = longest(like.filter((phrase) => wanted.startsWith(phrase) && endsWord(wanted, phrase)));
  if (start === undefined) return null;
  const rest = wanted.slice(start.length).trim();
  const mark = longest(
    but.map((phrase) => (han.test(phrase) ? phrase : ` ${phrase} `)).filter((m) => rest.includes(m)),
  );
  if (mark === undefined) return { name: rest, difference: '' };
  const at = rest.indexOf(mark);
  return { name: rest.slice(0, at).trim(), difference: rest.slice(at + mark.length).trim() };
}

function longest(phrases: readonly string[]): string | undefined {
  return phrases.reduce<string | undefined>(
    (best, phrase) => (best === undefined || phrase.length > best.length ? phrase : best),
    undefined,
  );
}
