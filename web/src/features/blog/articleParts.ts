export interface ArticlePart {
  id: string;
  text: string;
}

const heading = /<h2>(.*?)<\/h2>/gs;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/**
 * Gives the second-level headings of cleaned html an address, and lists them. The addresses are ours: cleaning takes
 * those of the editors away.
 */
export function articleParts(cleanHtml: string): { html: string; contents: ArticlePart[] } {
  const contents: ArticlePart[] = [];
  const html = cleanHtml.replace(heading, (whole, inner: string) => {
    const text = inner.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity).trim();
    if (text === '') return whole;
    const id = `part-${contents.length + 1}`;
    contents.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  return { html, contents };
}
