import { element } from '@foyer/games/page/element';
import type { ControlRoomState } from '../controlRoomApi.ts';
import { action, audience, section, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

/** Injects faults into real-time connections of the selected player or of all players. */
export function hubSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const count = element('p', { class: 'sum' });
  const mood = element('span', { class: 'badge' });
  const refuse = element('input', { type: 'checkbox' });
  const silence = element('input', { type: 'checkbox' });
  panelContext.onState(({ hub }) => {
    count.textContent = `${hub.connections} ${hub.connections === 1 ? 'connection' : 'connections'}`;
    const { text, kind } = hubState(hub);
    mood.textContent = text;
    mood.className = `badge ${kind}`;
    refuse.checked = hub.isRefusing;
    silence.checked = hub.isSilent;
  });
  const whose = () => {
    const player = panelContext.player();
    return player === null ? {} : { userId: player.userId };
  };
  const ended = ({ reached }: { reached: number }) =>
    `${reached} ${reached === 1 ? 'connection' : 'connections'} closed.`;
  const disconnect = (label: string, order: Parameters<typeof server.hub>[0]) =>
    action(panelContext, label, async () => withMessage(await server.hub({ ...whose(), ...order }), ended), {
      kind: 'danger',
      confirm: () =>
        panelContext.player() === null
          ? {
              question: 'Close the connections of all players?',
              consequence: 'No player is selected, so this reaches every open page of every brand.',
              answer: label,
            }
          : null,
    });
  const drop = disconnect('Drop connections', { drop: true });
  const restart = disconnect('Close, allow reconnect', { close: { allowReconnect: true } });
  const end = disconnect('Close, no reconnect', { close: { error: 'The operator closed the connection.' } });
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
    element('div', { class: 'row' }, count, mood),
    row(box(refuse, 'Refuse new connections'), box(silence, 'Send no messages')),
    element('h3', {}, 'Close connections'),
    audience(panelContext, (username) =>
      username === null ? 'No player is selected: reaches all players.' : `Reaches the pages of ${username}.`,
    ),
    row(drop, restart, end),
  );
}

/** State of the hub in words, with the kind of its badge. */
export function hubState({ isRefusing, isSilent }: ControlRoomState['hub']): { text: string; kind: string } {
  if (isRefusing) return { text: 'Refuses new connections', kind: 'bad' };
  return isSilent ? { text: 'Sends no messages', kind: 'warn' } : { text: 'Working normally', kind: 'good' };
}
