import { contentHtmlAttributes, contentHtmlSchemes, contentHtmlTags } from '@foyer/contract/contentHtml';
import { isLinkAddress } from '@foyer/contract/linkAddress';
import sanitizeHtml from 'sanitize-html';

/** Sanitized HTML. A branded type: `SafeHtml` accepts nothing else. */
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
    // The page has its `h1` already.
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

/** PG-14: sanitizes editors' HTML: removes scripts, embedded content, positioning, and script links. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, options) as CleanHtml;
}
