/** Describes an element as a person would. `name` is its whole accessible name, `begins` the beginning of it. */
export interface Target {
  readonly role?: 'button' | 'link' | 'textbox' | 'dialog' | 'heading' | 'radio' | 'article' | 'region';
  readonly css?: string;
  readonly name?: string;
  readonly begins?: string;
  readonly within?: Target;
  /** Only an enabled element that nothing covers, scrolled into view. */
  readonly isPressable?: boolean;
}

/** Returns the first shown element, or null. Runs in the page, so it uses nothing outside itself. */
export function findShown(target: Target): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3',
    radio: '[type=radio], [role=radio]',
    article: 'article',
    region: 'section, [role=region]',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  function nameOf(element: Element): string {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (ids.length > 0) return clean(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return clean(label);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    if (labels.length > 0) return clean(labels.map((each) => each.textContent).join(' '));
    // Not `innerText`, which has the capital letters of a style.
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
    for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt);
    return clean(copy.textContent);
  }
  function canPress(element: Element): boolean {
    if (element.matches(':disabled, [aria-disabled=true], [inert] *')) return false;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return hit !== null && [element, ...labels].some((each) => each.contains(hit));
  }
  function findIn(root: ParentNode, { role, css, name, begins, isPressable }: Target): Element | null {
    const all = root.querySelectorAll(role === undefined ? (css ?? '*') : (selectors[role] ?? role));
    for (const element of all) {
      if (css !== undefined && !element.matches(css)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) continue;
      if (name !== undefined && nameOf(element) !== name) continue;
      if (begins !== undefined && !nameOf(element).startsWith(begins)) continue;
      if (isPressable === true && !canPress(element)) continue;
      return element;
    }
    return null;
  }
  const chain: Target[] = [];
  for (let each: Target | undefined = target; each !== undefined; each = each.within) chain.unshift(each);
  let found: Element | null = null;
  for (const each of chain) {
    found = findIn(found ?? document, each);
    if (found === null) return null;
  }
  return found;
}
