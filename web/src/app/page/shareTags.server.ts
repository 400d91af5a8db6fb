import { escapeHtml } from '@foyer/contract/escapeHtml';
import type { PublishedPage } from './publishedPage.server.ts';
import { propertiesOf, sharePicture } from './sharePicture.server.ts';

/**
 * Open Graph and Twitter tags for previews of a link, as HTML. Empty on pages of players and on error pages, which nobody
 * shares. X takes title, text and picture from the Open Graph tags.
 */
export function shareTags(page: PublishedPage): string {
  const { model, visit, links } = page;
  if (visit.loginState === 'Logged-In' || model.status !== 200) return '';
  const picture = sharePicture(page);
  const isArticle = propertiesOf(model, 'blogArticle') !== undefined;
  const facts: [name: string, content: string | number | null | undefined][] = [
    ['type', isArticle ? 'article' : 'website'],
    ['site_name', visit.brandName],
    ['locale', visit.locale.replace('-', '_')],
    ['title', model.head.title],
    ['description', model.head.description],
    ['url', links.canonical],
    ['image', picture?.href],
    ['image:width', picture?.size?.width],
    ['image:height', picture?.size?.height],
    ['image:alt', picture?.alt],
  ];
  return (
    facts
      .filter(([, content]) => content !== null && content !== undefined && content !== '')
      .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(String(content))}">`)
      .join('') + `<meta name="twitter:card" content="${picture?.isWide === true ? 'summary_large_image' : 'summary'}">`
  );
}
