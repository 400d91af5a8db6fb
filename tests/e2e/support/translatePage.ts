import type { Page } from '@playwright/test';

/**
 * Does to the open page what a browser's translator does, and keeps doing so: replaces every text node by elements. The
 * texts stay the same, so that tests find them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(keepTranslating);
}

/** Runs in the page. */
export function keepTranslating(): void {
  const untouched = 'script, style, noscript, textarea, option, font, title, [translate="no"], .notranslate';
  const translate = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = node; text !== null; text = walker.nextNode())
      if (text instanceof Text && /\S/.test(text.data) && text.parentElement?.closest(untouched) === null)
        texts.push(text);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translate(document);
}
