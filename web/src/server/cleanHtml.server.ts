import { contentHtmlAttributes, contentHtmlSchemes, contentHtmlTags } from '@foyer/contract/contentHtml';
import { isLinkAddress } from '@foyer/contract/linkAddress';
import sanitizeHtml from 'sanitize-html';

/** Editors' html after cleaning. The mark is for the type checker only: nothing else may be handed to `SafeHtml`. */
export type CleanHtml = string & { readonly clean: true };

const options: sanitizeHtml.IOptions = {
  allowedTags: [...contentHtmlTags],
  allowedAttributes: Object.fromEntries(Object.entries(contentHtmlAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...contentHtmlSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'title',
    'xmp',
  ],
  transformTags: {
    // The page has its first heading already.
    h1: 'h2',
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && isLinkAddress(href) ? { href } : {}),
        ...(href !== undefined && /^https:/i.test(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {}),
      },
    }),
  },
};

/** PG-14: what editors wrote, without anything that could run, load, float over the page or send a visitor to a script. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, options) as CleanHtml;
}
