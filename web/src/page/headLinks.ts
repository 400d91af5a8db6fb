import type { Culture } from '@foyer/contract/identifiers';
import { languageParameter } from '../market/askedLanguage.ts';
import type { PageHead } from './pageModel.ts';

export interface HeadLinks {
  canonical: string | null;
  /** Empty unless search engines may index the page and it stands in several languages. */
  alternates: readonly { language: string; href: string }[];
}

interface PageFacts {
  head: Pick<PageHead, 'robots' | 'canonicalUrl'>;
  path: string;
  /** Of the brand's main host, so that a page has one address whichever host it was asked from. */
  origin: string;
  languages: readonly Culture[];
  culture: Culture;
}

/**
 * Addresses that search engines should know the page by (PG-10). The first language is at the plain path; others ask for
 * theirs in the address, because a search engine keeps no cookie.
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
