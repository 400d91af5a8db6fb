import type { Visit } from '../../services/market/visit.ts';
import type { HeadLinks } from './headLinks.ts';
import type { PageModel } from './pageModel.ts';

/** What search engines and sharing services learn about a page. */
export interface PublishedPage {
  model: PageModel;
  visit: Pick<Visit, 'brandName' | 'culture' | 'loginState' | 'locale' | 'mediaOrigin' | 'minimumAge' | 'supportEmail'>;
  links: HeadLinks;
  /** Origin of the brand's main host, with a port if it has one. */
  origin: string;
  /** Square picture of the brand in PNG with its width, as a path on this site; null during development. */
  icon: { href: string; size: number } | null;
}
