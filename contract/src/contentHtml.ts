/**
 * What editors' html may hold (PG-14). The web takes everything else away before it is part of a page, and the check of
 * the content names it before anybody wonders where it went.
 */
export const contentHtmlTags: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'br',
  'hr',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

// No class, style or id: editors choose words, the house chooses the look, and an id could shadow a name in the page's code.
export const contentHtmlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

export const contentHtmlSchemes: readonly string[] = ['https', 'mailto', 'tel'];
