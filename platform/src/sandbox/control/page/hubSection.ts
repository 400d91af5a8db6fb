import { element } from '../../../kernel/frame/element.ts';
import { action, section, row, withMessage } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

/** Injects faults into real-time connections of the selected player or of all players. */
export function hubSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const count = element('p', { class: 'sum' });
  const mood = element('p', { class: 'hint' });
  const refuse = element('input', { type: 'checkbox' });
  const silence = element('input', { type: 'checkbox' });
  panelContext.onState(({ hub }) => {
    count.textContent = `${hub.connections} ${hub.connections === 1 ? 'connection' : 'connections'}`;
    mood.textContent = hub.isRefusing
      ? 'New connections are refused.'
      : hub.isSilent
        ? 'Connections stay open, and no messages are sent.'
        : 'Working normally.';
    refuse.checked = hub.isRefusing;
    silence.checked = hub.isSilent;
  });
  const whose = () => {
    const player = panelContext.player();
    return player === null ? {} : { userId: player.userId };
  };
  const ended = ({ reached }: { reached: number }) =>
    `${reached} ${reached === 1 ? 'connection' : 'connections'} closed.`;
  const drop = action(panelContext, 'Drop connections', async () =>
    withMessage(await server.hub({ ...whose(), drop: true }), ended),
  );
  const restart = action(panelContext, 'Close, allow reconnect', async () =>
    withMessage(await server.hub({ ...whose(), close: { allowReconnect: true } }), ended),
  );
  const end = action(panelContext, 'Close, no reconnect', async () =>
    withMessage(await server.hub({ ...whose(), close: { error: 'The operator closed the connection.' } }), ended),
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
  return section(
    'hub',
    'Real-time hub',
    count,
    mood,
    row(box(refuse, 'Refuse new connections'), box(silence, 'Send no messages')),
    element('h3', {}, 'Connections of the selected player, or of all players'),
    row(drop, restart, end),
  );
}
