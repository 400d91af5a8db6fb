import { element } from '../../play/frame/element.ts';
import { action, card, row, told } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

/** What becomes of real-time connections: of the chosen player's, or of all. */
export function hubSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const count = element('p', { class: 'sum' });
  const mood = element('p', { class: 'hint' });
  const refuse = element('input', { type: 'checkbox' });
  const silence = element('input', { type: 'checkbox' });
  panelContext.onState(({ hub }) => {
    count.textContent = `${hub.connections} ${hub.connections === 1 ? 'connection' : 'connections'}`;
    mood.textContent = hub.isRefusing
      ? 'Nobody new is let in.'
      : hub.isSilent
        ? 'Connections are kept, and nothing is said.'
        : 'All is well.';
    refuse.checked = hub.isRefusing;
    silence.checked = hub.isSilent;
  });
  const whose = () => {
    const player = panelContext.player();
    return player === null ? {} : { userId: player.userId };
  };
  const ended = ({ reached }: { reached: number }) =>
    `${reached} ${reached === 1 ? 'connection is' : 'connections are'} gone.`;
  const drop = action(panelContext, 'Break the line', async () =>
    told(await server.hub({ ...whose(), drop: true }), ended),
  );
  const restart = action(panelContext, 'Say goodbye, come back', async () =>
    told(await server.hub({ ...whose(), close: { allowReconnect: true } }), ended),
  );
  const end = action(panelContext, 'Say goodbye for good', async () =>
    told(await server.hub({ ...whose(), close: { error: 'The operator ended it.' } }), ended),
  );
  const turn = (box: HTMLInputElement, what: 'refuse' | 'silence') =>
    box.addEventListener('change', () => {
      void server.hub({ [what]: box.checked }).then((response) => {
        if (!response.ok) panelContext.notify(response.message, true);
        return panelContext.refresh();
      });
    });
  turn(refuse, 'refuse');
  turn(silence, 'silence');
  const box = (input: HTMLInputElement, words: string) => element('label', { class: 'box' }, input, words);
  return card(
    'hub',
    'Real-time hub',
    count,
    mood,
    row(box(refuse, 'Let nobody in'), box(silence, 'Say nothing')),
    element('h3', {}, 'Connections of the chosen player, or of everybody'),
    row(drop, restart, end),
  );
}
