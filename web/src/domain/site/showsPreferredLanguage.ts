import { booleanOfText } from '../../base/booleanOfText.ts';

/**
 * MK-04: whether the language toggle shows. The operator's cookie decides both ways; where there is none, a market that
 * stands in several languages offers them. Where there is nothing to choose, nothing shows.
 */
export function showsPreferredLanguage(cookie: string | null, languages: readonly string[]): boolean {
  return languages.length > 1 && (cookie === null || booleanOfText(cookie) === true);
}
