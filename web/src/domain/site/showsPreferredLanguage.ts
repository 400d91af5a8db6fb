import { parseBoolean } from '../../base/parseBoolean.ts';
import type { Visit } from '../../services/market/visit.ts';

/**
 * Whether the visitor has a choice of language without the operator's cookie: the market's row names several languages,
 * or the current one is not the market's own, for example chosen abroad, and the switch is the only way back.
 */
export function hasLanguageChoice({
  languages,
  offersLanguages,
  culture,
}: Pick<Visit, 'languages' | 'offersLanguages' | 'culture'>): boolean {
  return languages.length > 1 && (offersLanguages || culture !== languages[0]);
}

/** MK-04: whether the language switch is shown. The operator's cookie decides if present, but never for one language. */
export function showsPreferredLanguage(cookie: string | null, visit: Parameters<typeof hasLanguageChoice>[0]): boolean {
  return cookie === null ? hasLanguageChoice(visit) : visit.languages.length > 1 && parseBoolean(cookie) === true;
}
