import { reversed } from '@foyer/contract/reversed';
import { element } from '@foyer/games/page/element';
import { activitySources } from '../../kernel/activity.ts';
import type { ActivitySource } from '../../kernel/activity.ts';
import type { ControlRoomState } from '../controlRoomApi.ts';
import { timeOfDay } from './dateAndTime.ts';
import { section, row } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

const maxLines = 300;
const sourceLabels: Record<ActivitySource, string> = {
  hub: 'Hub',
  broker: 'Broker',
  collectors: 'Collectors',
  flags: 'Flags',
  calls: 'Other calls',
};
/** Hidden by default, because pages call constantly. */
const hiddenAtFirst: readonly ActivitySource[] = ['calls'];

/** Lists activities, newest first. Not a live region: announcing all of them would be too much. */
export function activitySection(panelContext: PanelContext): HTMLElement {
  const list = element('ol', {});
  const sight = element(
    'div',
    { class: 'activity', role: 'group', 'aria-labelledby': 'arrivals-title', tabindex: '0' },
    element('p', { class: 'empty' }, 'No events to show. Open the site, or show more sources.'),
    list,
  );
  const hidden = new Set<ActivitySource>(hiddenAtFirst);
  const pause = element('button', { type: 'button', 'aria-pressed': 'false' }, 'Pause');
  const clear = element('button', { type: 'button', class: 'quiet' }, 'Clear');
  let isHeld = false;
  const waiting: HTMLElement[] = [];

  const boxes = activitySources.map((source) => {
    const input = element('input', { type: 'checkbox' });
    input.checked = !hidden.has(source);
    input.addEventListener('change', () => {
      if (input.checked) hidden.delete(source);
      else hidden.add(source);
      for (const line of list.children)
        if (line instanceof HTMLElement && line.dataset['source'] === source) line.hidden = !input.checked;
    });
    return element('label', { class: 'box' }, input, sourceLabels[source]);
  });
  function flush(): void {
    list.prepend(...reversed(waiting.splice(0)));
    while (list.childElementCount > maxLines) list.lastElementChild?.remove();
  }
  pause.addEventListener('click', () => {
    isHeld = !isHeld;
    pause.setAttribute('aria-pressed', String(isHeld));
    if (!isHeld) flush();
  });
  clear.addEventListener('click', () => list.replaceChildren());

  panelContext.onState(({ activity }) => {
    for (const one of activity) {
      const line = activityLine(one);
      line.hidden = hidden.has(one.source);
      waiting.push(line);
    }
    if (waiting.length > maxLines) waiting.splice(0, waiting.length - maxLines);
    if (!isHeld && activity.length > 0) flush();
  });
  return section(
    'arrivals',
    'Incoming events',
    element('p', { class: 'hint' }, 'Newest first. Times in UTC.'),
    row(...boxes),
    row(pause, clear),
    sight,
  );
}

function activityLine({ at, source, what, userId, facts }: ControlRoomState['activity'][number]): HTMLElement {
  return element(
    'li',
    { 'data-source': source },
    element('time', { datetime: new Date(at).toISOString() }, timeOfDay(at)),
    element('span', { class: 'source' }, sourceLabels[source]),
    element('b', {}, what),
    ...(userId === null ? [] : [element('span', { class: 'user' }, `user ${userId}`)]),
    ...(facts === '' ? [] : [element('span', { class: 'facts' }, facts)]),
  );
}
