/** Runs in the page. Returns the tag and the first words of each text that does not fit in its element. */
export function cutOffTexts(): string[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    const style = getComputedStyle(element);
    // Texts for screen readers alone have a box of one pixel, and clamped ones say more elsewhere.
    const isClamped = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (!hasText || element.clientHeight <= 1 || style.display === 'inline' || isClamped) return [];
    const isCut = (overflow: string, inner: number, outer: number) =>
      (overflow === 'hidden' || overflow === 'clip') && inner > outer + 2;
    return isCut(style.overflowY, element.scrollHeight, element.clientHeight) ||
      isCut(style.overflowX, element.scrollWidth, element.clientWidth)
      ? [`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`]
      : [];
  });
}
