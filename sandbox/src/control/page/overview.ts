import { element } from '@foyer/games/page/element';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import { formatClockOffset } from './clockSection.ts';
import { dateAndTime } from './dateAndTime.ts';
import { hubState } from './hubSection.ts';
import type { PanelContext } from './panelContext.ts';

/** Shows the current state of the sandbox in one row. Each figure leads to the section that changes it. */
export function overview(panelContext: PanelContext): HTMLElement {
  const player = tile('who', 'Selected player');
  const clock = tile('clock', 'Sandbox time');
  const faults = tile('faults', 'Faults');
  const hub = tile('hub', 'Real-time connections');
  const flags = tile('flags', 'Flags');

  panelContext.onPlayerSelected((chosen) => {
    if (chosen === null) return player.show('None', 'Select one to send messages');
    const money = moneyFormat('en', chosen.currencyIsoCode);
    return player.show(chosen.username, money(chosen.balances.find(({ type }) => type === 0)?.amount ?? 0));
  });
  panelContext.onState((state) => {
    clock.show(
      element('time', { datetime: new Date(state.now).toISOString() }, dateAndTime(state.now)),
      formatClockOffset(state.movedBy),
      Math.abs(state.movedBy) < 60_000 ? '' : 'warn',
    );
    const count = state.faults.length;
    faults.show(String(count), count === 0 ? 'None active' : 'Active', count === 0 ? 'good' : 'bad');
    const { text, kind } = hubState(state.hub);
    hub.show(String(state.hub.connections), text, kind);
    const on = state.flags.filter(({ isOn }) => isOn).length;
    flags.show(`${on} of ${state.flags.length}`, 'On for all brands');
  });
  const tiles = [player, clock, faults, hub, flags];
  return element('ul', { class: 'overview' }, ...tiles.map(({ item }) => item));
}

interface Tile {
  readonly item: HTMLElement;
  show(value: Node | string, state: string, kind?: string): void;
}

function tile(section: string, label: string): Tile {
  const value = element('span', { class: 'sum' });
  const state = element('span', { class: 'hint' });
  return {
    item: element(
      'li',
      {},
      element(
        'a',
        { href: `#${section}` },
        element('span', { class: 'what' }, label),
        value,
        element('span', {}, state),
      ),
    ),
    show(content, text, kind = '') {
      value.replaceChildren(content);
      state.textContent = text;
      state.className = kind === '' ? 'hint' : `badge ${kind}`;
    },
  };
}
