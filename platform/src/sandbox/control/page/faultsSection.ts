import { faultKinds } from '../../../kernel/faultKinds.ts';
import { element } from '../../../kernel/frame/element.ts';
import { action, section, choice, field, groupedChoice, problem, row, withMessage } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

/** Injects faults into a service, one endpoint, or the pages of an origin. */
export function faultsSection(panelContext: PanelContext): HTMLElement {
  const { server, facts } = panelContext;
  const target = groupedChoice(facts.faultTargets);
  const kind = choice(faultKinds);
  const times = element('input', { inputmode: 'numeric', autocomplete: 'off', placeholder: 'until removed' });
  const list = element('ul', { class: 'list' });

  const set = action(panelContext, 'Add fault', async () => {
    const chosen = faultKinds.find((one) => one === kind.value);
    const count = times.value.trim() === '' ? null : Number(times.value);
    if (chosen === undefined) return null;
    if (count !== null && !(Number.isInteger(count) && count > 0))
      return problem('Enter a whole number of 1 or more, or leave it empty.');
    const response = await server.faults({
      set: [{ target: target.value, kind: chosen, ...(count === null ? {} : { times: count }) }],
    });
    return withMessage(response, () => `${target.value}: ${chosen}.`);
  });
  const lift = (one: string) =>
    action(
      panelContext,
      `Remove ${one}`,
      async () => withMessage(await server.faults({ clear: one }), () => `${one} works again.`),
      'quiet',
    );
  const liftAll = action(
    panelContext,
    'Remove all',
    async () => withMessage(await server.faults({ clear: true }), () => 'All faults removed.'),
    'quiet',
  );

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
            {},
            element('b', {}, one.target),
            ` ${one.kind}${one.times === undefined ? '' : `, ${one.times} times`}`,
          ),
          lift(one.target),
        ),
      ),
    );
    if (faults.length === 0) list.replaceChildren(element('li', { class: 'hint' }, 'No faults.'));
  });
  return section(
    'faults',
    'Faults',
    row(field('Target', target), field('Fault', kind)),
    row(field('Times', times), set),
    list,
    liftAll,
  );
}
