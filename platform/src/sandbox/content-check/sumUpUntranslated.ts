import type { Finding } from './contentRules.ts';
import { languageName } from './languageName.ts';

/** Maximum number of untranslated texts of a language that are findings of their own. */
const maxNamed = 10;

/**
 * Replaces many untranslated texts of one language by one finding with their number: they show in English, and a new
 * language begins without any text.
 */
export function sumUpUntranslated(findings: readonly Finding[]): Finding[] {
  const languageOf = ({ rule, places }: Finding) => (rule === 'untranslated' ? (places[0]?.culture ?? null) : null);
  return [...Map.groupBy(findings, languageOf)].flatMap(([culture, found]): Finding[] => {
    const [first] = found;
    if (culture === null || first === undefined || found.length <= maxNamed) return found;
    const files = new Set(found.map(({ file }) => file));
    const message = `${found.length} texts in ${files.size} files have no ${languageName(culture)} text and show in English; the first is in ${first.file}:${first.line}`;
    const places = new Map(
      found
        .flatMap((finding) => finding.places)
        .map((place) => [JSON.stringify([place.brand, place.market]), { ...place, page: null }]),
    );
    return [{ ...first, message, file: null, line: null, field: '', places: [...places.values()] }];
  });
}
