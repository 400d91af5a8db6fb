import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-700.css';
import './room.css';
import { element } from '../../play/frame/element.ts';
import { furtherPages } from '../panelDocument.ts';
import { activityCard } from './activityCard.ts';
import { booksCard } from './booksCard.ts';
import { cashierCard } from './cashierCard.ts';
import { clockCard } from './clockCard.ts';
import { faultsCard } from './faultsCard.ts';
import { flagsCard } from './flagsCard.ts';
import { hubCard } from './hubCard.ts';
import { jackpotsCard } from './jackpotsCard.ts';
import { maintenanceCard } from './maintenanceCard.ts';
import { playerCard } from './playerCard.ts';
import { createRoom } from './room.ts';
import { roomServer } from './roomServer.ts';
import { sendCard } from './sendCard.ts';

/** Between two looks at the sandbox, milliseconds. */
const lookMs = 1000;

async function start(): Promise<void> {
  const said = element('p', { class: 'said', role: 'status' });
  const problem = element('p', { class: 'said bad', role: 'alert' });
  const facts = await roomServer.facts();
  if (!facts.ok) {
    document.body.replaceChildren(element('p', { class: 'said bad', role: 'alert' }, facts.message));
    return;
  }
  const room = createRoom({
    server: roomServer,
    facts: facts.value,
    say(text, isProblem = false) {
      said.textContent = isProblem ? '' : text;
      problem.textContent = isProblem ? text : '';
    },
  });
  const column = (...cards: HTMLElement[]) => element('div', { class: 'column' }, ...cards);
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
      element('div', { class: 'words' }, said, problem),
      element(
        'nav',
        { 'aria-label': 'Further pages' },
        ...furtherPages.map(([href, words]) => element('a', { href }, words)),
      ),
    ),
    element(
      'main',
      {},
      column(playerCard(room), sendCard(room), cashierCard(room), booksCard(room)),
      column(
        clockCard(room),
        faultsCard(room),
        jackpotsCard(room),
        maintenanceCard(room),
        flagsCard(room),
        hubCard(room),
      ),
      column(activityCard(room)),
    ),
  );
  room.choose(null);
  await room.look();
  setInterval(() => {
    if (!document.hidden) void room.look();
  }, lookMs);
}

void start();
