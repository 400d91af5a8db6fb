/** A heading that a phone leaves out is there for nobody. */
const isShown = (heading: Element) =>
  'checkVisibility' in Element.prototype ? heading.checkVisibility() : heading.closest('[hidden]') === null;

/** Visible headings of an element's page or dialog that stand before it, in document order. */
export function headingsBefore(element: Element): Element[] {
  const headings = [...(element.closest('main, dialog') ?? document).querySelectorAll('h1, h2, h3')];
  return headings.filter(
    (heading) =>
      isShown(heading) && (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * LB-11: place of the heading that an element stands under among the headings of its page or dialog, from 1. Counted when
 * it is asked for: which rows a player sees depends on flags, the market and what was played.
 */
export function headingIndexOf(element: Element): number {
  return headingsBefore(element).length;
}
