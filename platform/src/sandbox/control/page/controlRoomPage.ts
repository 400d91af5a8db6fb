import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-700.css';
import './controlRoom.css';
import { element } from '../../../kernel/frame/element.ts';
import { furtherPages } from '../panelDocument.ts';
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
import { createPanelContext } from './panelContext.ts';
import { playerSection } from './playerSection.ts';
import { sendSection } from './sendSection.ts';

/** Poll interval of the state, in milliseconds. */
const refreshIntervalMs = 1000;

async function start(): Promise<void> {
  const status = element('p', { class: 'said', role: 'status' });
  const problem = element('p', { class: 'said bad', role: 'alert' });
  const facts = await controlRoomClient.facts();
  if (!facts.ok) {
    document.body.replaceChildren(element('p', { class: 'said bad', role: 'alert' }, facts.message));
    return;
  }
  const panelContext = createPanelContext({
    server: controlRoomClient,
    facts: facts.value,
    notify(text, isProblem = false) {
      status.textContent = isProblem ? '' : text;
      problem.textContent = isProblem ? text : '';
    },
  });
  const column = (...sections: HTMLElement[]) => element('div', { class: 'column' }, ...sections);
  document.body.replaceChildren(
    element(
      'header',
      {},
      element(
        'div',
        {},
        element('h1', {}, 'Control room'),
        element('p', { class: 'hint' }, 'Foyer sandbox. Play money only.'),
      ),
      element('div', { class: 'words' }, status, problem),
      element(
        'nav',
        { 'aria-label': 'More pages' },
        ...furtherPages.map(([href, words]) => element('a', { href }, words)),
      ),
    ),
    element(
      'main',
      {},
      column(
        playerSection(panelContext),
        sendSection(panelContext),
        cashierSection(panelContext),
        booksSection(panelContext),
      ),
      column(
        clockSection(panelContext),
        faultsSection(panelContext),
        jackpotsSection(panelContext),
        maintenanceSection(panelContext),
        flagsSection(panelContext),
        hubSection(panelContext),
      ),
      column(activitySection(panelContext)),
    ),
  );
  panelContext.selectPlayer(null);
  await panelContext.refresh();
  setInterval(() => {
    if (!document.hidden) void panelContext.refresh();
  }, refreshIntervalMs);
}

void start();
