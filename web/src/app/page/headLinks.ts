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
}

/**
 * Addresses of the page for search engines (PG-10). The first language has the plain path. Other languages are in the
 * query, because crawlers keep no cookies.
 */
export function headLinks({ head, path, origin, languages, culture }: PageFacts): HeadLinks {
  const at = (language: Culture) => {
    const address = new URL(origin + (head.canonicalUrl ?? path));
    if (language !== languages[0]) address.searchParams.set(languageParameter, language);
    return address.href;
  };
  if (!head.robots) return { canonical: head.canonicalUrl === undefined ? null : at(culture), alternates: [] };
  const alternates =
    languages.length < 2 ? [] : languages.map((language) => ({ language: language as string, href: at(language) }));
  const [first] = alternates;
  return {
    canonical: at(culture),
    alternates: first === undefined ? [] : [...alternates, { language: 'x-default', href: first.href }],
  };
}
