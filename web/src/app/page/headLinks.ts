import type { Market } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { languageParameter } from '../../services/market/requestedLanguage.ts';
import type { PageHead } from './pageModel.ts';

export interface HeadLinks {
  canonical: string | null;
  /** Empty unless the page is indexable and exists in several languages. */
  alternates: readonly { language: string; href: string }[];
}

interface PageFacts {
  head: Pick<PageHead, 'robots' | 'canonicalUrl'>;
  path: string;
  /** Origin of the brand's main host, so that a page has one canonical address on all hosts. */
  origin: string;
  languages: readonly Culture[];
  culture: Culture;
  /** Markets of the brand, which share its addresses. */
  markets: readonly Pick<Market, 'countryIso2Code' | 'locales'>[];
}

/**
 * Addresses of the page for search engines (PG-10). The first language has the plain path. Other languages are in the
 * query, because crawlers keep no cookies. Markets of a country are named by region too, as in `en-CA`: all markets have
 * the same address, and the visitor's country decides.
 */
export function headLinks({ head, path, origin, languages, culture, markets }: PageFacts): HeadLinks {
  const at = (language: Culture) => {
    const address = new URL(origin + (head.canonicalUrl ?? path));
    if (language !== languages[0]) address.searchParams.set(languageParameter, language);
    return address.href;
  };
  if (!head.robots) return { canonical: head.canonicalUrl === undefined ? null : at(culture), alternates: [] };
  const alternates =
    languages.length < 2
      ? []
      : [
          ...languages.map((language) => ({ language: language as string, href: at(language) })),
          ...regionsOf(markets, languages).map(({ locale, language }) => ({ language: locale, href: at(language) })),
        ];
  const [first] = alternates;
  return {
    canonical: at(culture),
    alternates: first === undefined ? [] : [...alternates, { language: 'x-default', href: first.href }],
  };
}

/** Locales of the markets with a country, each once, in languages that the page has. */
function regionsOf(
  markets: PageFacts['markets'],
  languages: readonly Culture[],
): readonly { locale: string; language: Culture }[] {
  const locales = new Set(
    markets.flatMap(({ countryIso2Code, locales: own }) => (countryIso2Code === null ? [] : own)),
  );
  return [...locales].flatMap((locale) => {
    const language = languages.find((one) => locale.startsWith(`${one}-`));
    return language === undefined ? [] : [{ locale, language }];
  });
}
