/** Html that editors may use (PG-14). The web removes everything else, and the content check reports it. */
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

// Excludes class, style and id: the theme controls the look, and an id could shadow a name in the page's code.
export const contentHtmlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

export const contentHtmlSchemes: readonly string[] = ['https', 'mailto', 'tel'];
