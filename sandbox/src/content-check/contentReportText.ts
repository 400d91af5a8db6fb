import type { ContentReport } from './checkContent.ts';
import type { Finding } from './contentRules.ts';

/** Formats the report as text, grouped by scope and file. */
export function contentReportText(report: ContentReport): string {
  const groups = Map.groupBy(report.findings, (finding) => scopeOf(finding, report.markets));
  const parts = [...groups].map(([scope, findings]) => `${scope}\n${findings.map(lineOf).join('\n')}\n`);
  return [...parts, contentSummary(report)].join('\n');
}

export function contentSummary({ files, pages, errors, warnings }: ContentReport): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(files, 'file')} and ${count(pages, 'served page')}\n`;
}

function lineOf({ severity, rule, file, line, field, message }: Finding): string {
  const place = file === null ? '' : `${file}:${line ?? 1}${field === '' ? '' : ` ${field}`}\n           `;
  return `  ${severity.padEnd(7)}  ${place}${message} [${rule}]`;
}

/** Describes brand, market and page of a finding. An omitted part means all of them. */
export function scopeOf({ places }: Pick<Finding, 'places'>, markets: ContentReport['markets']): string {
  const shows = (brand: string, market: string) =>
    places.some((place) => (place.brand ?? brand) === brand && (place.market ?? market) === market);
  const named = [...Map.groupBy(markets, ({ brand }) => brand)].flatMap(([brand, all]) => {
    const own = all.filter(({ market }) => shows(brand, market));
    if (own.length === 0) return [];
    return [
      {
        brand,
        isWhole: own.length === all.length,
        words: own.length === all.length ? brand : `${brand} ${own.map(({ market }) => market).join(', ')}`,
      },
    ];
  });
  const isEverywhere =
    named.every(({ isWhole }) => isWhole) && new Set(markets.map(({ brand }) => brand)).size === named.length;
  const strangers = places.flatMap(({ brand }) =>
    brand !== null && !markets.some((one) => one.brand === brand) ? [brand] : [],
  );
  const market = isEverywhere ? 'every brand' : [...named.map(({ words }) => words), ...strangers].join('; ');
  const pages = [...new Set(places.map(({ page }) => page))];
  const page = pages.includes(null)
    ? 'every page'
    : pages.length > 3
      ? `${pages.slice(0, 3).join(', ')} and ${pages.length - 3} more`
      : pages.join(', ');
  const cultures = [...new Set(places.flatMap(({ culture }) => culture ?? []))];
  return `${market === '' ? places.map(({ brand, market: id }) => `${brand} ${id}`).join(', ') : market} › ${page}${cultures.length === 1 ? ` (${cultures[0]})` : ''}`;
}
