/** Rows of a table, with its head as the first. */
export type Table = readonly (readonly string[])[];
/** Generated content of a page by heading: the table of that section, or the subsections with a table each. */
export type Tables = Readonly<Record<string, Table | Readonly<Record<string, Table>>>>;

/**
 * Replaces the generated parts of a page. The rest of it is written by hand.
 * @param page Markdown that has every heading
 */
export function withTables(page: string, tables: Tables): string {
  return Object.entries(tables).reduce((text, [heading, content]) => {
    const start = text.indexOf(`\n## ${heading}\n`);
    if (start === -1) throw new Error(`The page has no heading "## ${heading}".`);
    const next = text.indexOf('\n## ', start + 1);
    const end = next === -1 ? text.length : next;
    return text.slice(0, start) + withContent(text.slice(start, end), content) + text.slice(end);
  }, page);
}

function withContent(section: string, content: Tables[string]) {
  if (isTable(content)) {
    const lines = section.split('\n');
    const first = lines.findIndex((line) => line.startsWith('|'));
    const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
    if (first === -1) return `${section.trimEnd()}\n\n${markdown(content)}\n`;
    return lines.toSpliced(first, length === -1 ? lines.length : length, markdown(content)).join('\n');
  }
  const [before = ''] = section.split('\n### ', 1);
  const parts = Object.entries(content).map(([heading, table]) => `### ${heading}\n\n${markdown(table)}\n`);
  return `${before.trimEnd()}\n\n${parts.join('\n')}`;
}

const isTable = (content: Tables[string]): content is Table => Array.isArray(content);

const markdown = ([head = [], ...rows]: Table) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
