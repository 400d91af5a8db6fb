import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';
import '@fontsource/roboto-mono/latin-400.css';
import './styles/shell.css';
import './styles/controls.css';
import './styles/controlRoom.css';
import './styles/panels.css';
import { element } from '@foyer/games/page/element';
import { hasHanCharacter } from '@foyer/games/page/hanSheet';
import { linkHanFont } from '@foyer/games/page/linkHanFont';
import { activitySection } from './activitySection.ts';
import { booksSection } from './booksSection.ts';
import { cashierSection } from './cashierSection.ts';
import { clockSection } from './clockSection.ts';
import { controlRoomClient } from './controlRoomClient.ts';
import { faultsSection } from './faultsSection.ts';
import { flagsSection } from './flagsSection.ts';
import { hubSection } from './hubSection.ts';
import { jackpotsSection } from './jackpotsSection.ts';
import { maintenanceSection } from './maintenanceSection.ts';
import { overview } from './overview.ts';
import { createPanelContext } from './panelContext.ts';
import { playerSection } from './playerSection.ts';
import { recallsSection } from './recallsSection.ts';
import { sendSection } from './sendSection.ts';

interface Notice {
  readonly node: HTMLElement;
  show(text: string, isProblem: boolean): void;
}

/** Shows the result of the last operation above the lower edge, until it is dismissed or the next result replaces it. */
function createNotice(): Notice {
  const status = element('p', { role: 'status' });
  const problem = element('p', { class: 'bad', role: 'alert' });
  const close = element('button', { type: 'button', class: 'quiet' }, 'Dismiss');
  const box = element('div', { class: 'notice' }, element('div', { class: 'said' }, status, problem), close);
  function show(text: string, isProblem: boolean): void {
    // A live region announces changes only while it is rendered, so an empty notice is transparent.
    box.className = `notice ${isProblem ? 'bad' : ''} ${text === '' ? 'none' : ''}`;
    status.textContent = isProblem ? '' : text;
    problem.textContent = isProblem ? text : '';
    close.hidden = text === '';
  }
  close.addEventListener('click', () => show('', false));
  show('', false);
  return { node: element('div', { class: 'notices' }, box), show };
}

/** Poll interval of the state, in milliseconds. */
const pollIntervalMs = 1000;

async function start(): Promise<void> {
  const main = document.querySelector('main');
  const room = document.getElementById('room');
  if (main === null || room === null) return;
  const facts = await controlRoomClient.facts();
  if (!facts.ok) {
    room.replaceChildren(element('p', { class: 'card bad', role: 'alert' }, facts.message));
    return;
  }
  const notice = createNotice();
  const panelContext = createPanelContext({
    server: controlRoomClient,
    facts: facts.value,
    notify: (text, isProblem = false) => notice.show(text, isProblem),
  });
  const columns = [
    [
      playerSection(panelContext),
      sendSection(panelContext),
      cashierSection(panelContext),
      booksSection(panelContext),
      maintenanceSection(panelContext),
      recallsSection(panelContext),
    ],
    [
      clockSection(panelContext),
      faultsSection(panelContext),
      jackpotsSection(panelContext),
      flagsSection(panelContext),
      hubSection(panelContext),
    ],
    [activitySection(panelContext)],
  ];
  room.replaceChildren(
    overview(panelContext),
    element('div', { class: 'columns' }, ...columns.map((column) => element('div', { class: 'column' }, ...column))),
  );
  main.before(sectionLinks(columns.flat()));
  main.after(notice.node);
  panelContext.selectPlayer(null);
  const refresh = async (): Promise<void> => {
    await panelContext.refresh();
    if (hasHanCharacter(room.textContent)) linkHanFont();
  };
  await refresh();
  setInterval(() => {
    if (!document.hidden) void refresh();
  }, pollIntervalMs);
}

void start();

/**
 * Links to the sections of the page. The current one is where the user works: the section that has the focus or that a
 * link has opened. In one column it is also the section that the user scrolls to.
 */
function sectionLinks(sections: readonly HTMLElement[]): HTMLElement {
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
