import { element } from '@foyer/games/page/element';

/**
 * Links to the sections of the page. The current one is where the user works: the section that has the focus or that a
 * link has opened. In one column it is also the section that the user scrolls to.
 */
export function sectionLinks(sections: readonly HTMLElement[]): HTMLElement {
  const links = new Map(
    sections.map((section) => [
      section,
      element('a', { href: `#${section.id}` }, section.querySelector('h2')?.textContent ?? ''),
    ]),
  );
  const nav = element('nav', { class: 'sections', 'aria-label': 'Sections' }, ...links.values());

  function setCurrent(current: HTMLElement): void {
    for (const [section, link] of links)
      if (section === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    const link = links.get(current);
    if (link === undefined) return;
    // Scrolls the strip only: scrollIntoView would scroll the page as well.
    nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }
  const setByAddress = () => {
    const target = sections.find(({ id }) => id === location.hash.slice(1));
    if (target) setCurrent(target);
  };
  for (const section of sections) section.addEventListener('focusin', () => setCurrent(section));
  addEventListener('hashchange', setByAddress);
  const [first] = sections;
  if (first) setCurrent(first);
  setByAddress();

  // In one column, scrolling also moves the current place. In several columns more than one section is at the top.
  const oneColumn = matchMedia('(max-width: 47.9375em)');
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      const top = sections.find((section) => visible.has(section));
      if (oneColumn.matches && top) setCurrent(top);
    },
    { rootMargin: '-20% 0px -75%' },
  );
  for (const section of sections) observer.observe(section);
  return nav;
}
