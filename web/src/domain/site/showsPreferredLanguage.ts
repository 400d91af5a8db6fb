import { parseBoolean } from '../../base/parseBoolean.ts';

/**
 * MK-04: whether the language switch is shown. The operator's cookie decides if present; otherwise markets with several
 * languages show it. With a single language it is never shown.
 */
export function showsPreferredLanguage(cookie: string | null, languages: readonly string[]): boolean {
  return languages.length > 1 && (cookie === null || parseBoolean(cookie) === true);
}
