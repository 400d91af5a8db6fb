import { halfWidth } from '@foyer/contract/halfWidth';
import { element } from '@foyer/games/page/element';
import { faultKinds } from '../../kernel/faultKinds.ts';
import { labelOf } from '../labelOf.ts';
import { action, section, choice, field, groupedChoice, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

/** Injects faults into a service, one endpoint, or the pages of an origin. */
export function faultsSection(panelContext: PanelContext): HTMLElement {
  const { server, facts } = panelContext;
  const target = groupedChoice(facts.faultTargets);
  const kind = choice(faultKinds);
  const times = element('input', { inputmode: 'numeric', autocomplete: 'off' });
  const list = element('ul', { class: 'list' });

  const set = action(panelContext, 'Add fault', async () => {
    const chosen = faultKinds.find((one) => one === kind.value);
    const count = times.value.trim() === '' ? null : Number(halfWidth(times.value));
    if (chosen === undefined) return null;
    if (count !== null && !(Number.isInteger(count) && count > 0))
      return problem('Enter a whole number of 1 or more, or leave it empty.', times);
    const response = await server.faults({
      set: [{ target: target.value, kind: chosen, ...(count === null ? {} : { times: count }) }],
    });
    return withMessage(response, () => `Fault added to ${target.value}: ${labelOf(chosen)}.`);
  });
  const lift = (one: string) =>
    action(
      panelContext,
      `Remove ${one}`,
      async () => withMessage(await server.faults({ clear: one }), () => `${one} works again.`),
      { kind: 'quiet' },
    );
  const liftAll = action(panelContext, 'Remove all', async () =>
    withMessage(await server.faults({ clear: true }), () => 'All faults removed.'),
  );

  const none = element('p', { class: 'empty' }, 'No faults. All services respond normally.');
  let shown = '';
  panelContext.onState(({ faults }) => {
    const text = JSON.stringify(faults);
    // Re-rendering an unchanged list would move the focus away from its buttons.
    if (text === shown) return;
    shown = text;
    list.replaceChildren(
      ...faults.map((one) =>
        element(
          'li',
          {},
          element(
            'span',
            { class: 'label' },
            element('b', {}, one.target),
            element(
              'span',
              {},
              element('span', { class: 'badge warn' }, labelOf(one.kind)),
              one.times === undefined ? ' until removed' : ` ${one.times} times`,
            ),
          ),
          lift(one.target),
        ),
      ),
    );
    liftAll.hidden = faults.length === 0;
    none.hidden = faults.length > 0;
  });
  return section(
    'faults',
    'Faults',
    row(field('Target', target), field('Fault', kind)),
    row(field('Times', times, 'Empty: until removed.'), set),
    none,
    list,
    liftAll,
  );
}
