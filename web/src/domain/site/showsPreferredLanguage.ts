import { parseBoolean } from '../../base/parseBoolean.ts';
import type { Visit } from '../../services/market/visit.ts';

/**
 * MK-04: whether the language switch is shown. The operator's cookie decides if present; otherwise markets whose row
 * names several languages show it. With a single language it is never shown.
 */
export function showsPreferredLanguage(
  cookie: string | null,
  visit: Pick<Visit, 'languages' | 'offersLanguages'>,
): boolean {
  return visit.languages.length > 1 && (cookie === null ? visit.offersLanguages : parseBoolean(cookie) === true);
}
