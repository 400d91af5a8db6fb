import { ownValue } from '@foyer/contract/ownValue';

export interface ArticlePart {
  id: string;
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Adds an id to each second-level heading of sanitised HTML and lists the headings. The ids are generated here, because
 * sanitising removes the editors' own.
 */
export function articleParts(cleanHtml: string): { html: string; contents: ArticlePart[] } {
  const contents: ArticlePart[] = [];
  const [before = '', ...sections] = cleanHtml.split('<h2>');
  const html = sections.map((section) => {
    const end = section.indexOf('</h2>');
    const inner = section.slice(0, Math.max(end, 0));
    const text = inner
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ownValue(entities, entity) ?? entity)
      .trim();
    if (text === '') return `<h2>${section}`;
    const id = `part-${contents.length + 1}`;
    contents.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${section}`;
  });
  return { html: before + html.join(''), contents };
}
