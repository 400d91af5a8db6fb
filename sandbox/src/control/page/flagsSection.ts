import { element } from '@foyer/games/page/element';
import type { ControlRoomState } from '../controlRoomApi.ts';
import { labelOf } from '../labelOf.ts';
import { section, choice, field } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

type Flag = ControlRoomState['flags'][number];
const everybody = '';

/** Controls the feature flags. A change reaches open pages at once. */
export function flagsSection(panelContext: PanelContext): HTMLElement {
  const brands = [...new Set(panelContext.facts.markets.map(({ brand }) => brand))];
  const whose = choice([[everybody, 'All brands'], ...brands]);
  const list = element('ul', { class: 'list switches' });
  const boxes = new Map<string, HTMLInputElement>();
  let latest: readonly Flag[] = [];

  function turn({ key }: Flag, box: HTMLInputElement): void {
    const brand = whose.value;
    const value = box.checked;
    void panelContext.server
      .flags({ set: [{ key, value, ...(brand === everybody ? {} : { brand }) }] })
      .then((response) => {
        panelContext.notify(
          response.ok
            ? `${labelOf(key)} is ${value ? 'on' : 'off'} for ${brand === everybody ? 'all brands' : labelOf(brand)}.`
            : response.message,
          !response.ok,
        );
        return panelContext.refresh();
      });
  }
  function show(): void {
    for (const flag of latest) {
      let box = boxes.get(flag.key);
      if (box === undefined) {
        const made = element('input', { type: 'checkbox', role: 'switch' });
        made.addEventListener('change', () => turn(flag, made));
        boxes.set(flag.key, made);
        list.append(
          element(
            'li',
            {},
            element(
              'label',
              { class: 'box' },
              made,
              element('span', { class: 'state', 'aria-hidden': 'true' }),
              element('span', { class: 'label' }, labelOf(flag.key), element('code', {}, flag.key)),
            ),
          ),
        );
        box = made;
      }
      box.checked = flag.brands[whose.value] ?? flag.isOn;
    }
  }
  whose.addEventListener('change', show);
  panelContext.onState(({ flags }) => {
    latest = flags;
    show();
  });
  return section('flags', 'Flags', field('Brand', whose), list);
}
