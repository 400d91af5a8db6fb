import sanitizeHtml from 'sanitize-html';

/** Editors' html after cleaning. The mark is for the type checker only: nothing else may be handed to `SafeHtml`. */
export type CleanHtml = string & { readonly clean: true };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'br', 'hr',
    'blockquote', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
  ],
  // No class, style or id: editors choose words, the house chooses the look, and an id could shadow a name in the page's code.
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'title', 'xmp'],
  transformTags: {
    // The page has its first heading already.
    h1: 'h2',
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(href !== undefined && /^https?:/i.test(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {}),
      },
    }),
  },
};

/** PG-14: what editors wrote, without anything that could run, load, float over the page or send a visitor to a script. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, options) as CleanHtml;
}
