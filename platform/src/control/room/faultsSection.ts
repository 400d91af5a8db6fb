import { faultKinds } from '../../kernel/faultKinds.ts';
import { element } from '../../play/frame/element.ts';
import { action, card, choice, field, groupedChoice, problem, row, told } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

/** Makes a service, one of its calls, or the pages of an origin fail. */
export function faultsSection(panelContext: PanelContext): HTMLElement {
  const { server, facts } = panelContext;
  const target = groupedChoice(facts.faultTargets);
  const kind = choice(faultKinds);
  const times = element('input', { inputmode: 'numeric', autocomplete: 'off', placeholder: 'until it is lifted' });
  const list = element('ul', { class: 'list' });

  const set = action(panelContext, 'Break it', async () => {
    const chosen = faultKinds.find((one) => one === kind.value);
    const count = times.value.trim() === '' ? null : Number(times.value);
    if (chosen === undefined) return null;
    if (count !== null && !(Number.isInteger(count) && count > 0))
      return problem('How often is a whole number from 1 on, or empty.');
    const response = await server.faults({
      set: [{ target: target.value, kind: chosen, ...(count === null ? {} : { times: count }) }],
    });
    return told(response, () => `${target.value}: ${chosen}.`);
  });
  const lift = (one: string) =>
    action(
      panelContext,
      `Lift ${one}`,
      async () => told(await server.faults({ clear: one }), () => `${one} works again.`),
      'quiet',
    );
  const liftAll = action(
    panelContext,
    'Lift all',
    async () => told(await server.faults({ clear: true }), () => 'Everything works again.'),
    'quiet',
  );

  let shown = '';
  panelContext.onState(({ faults }) => {
    const text = JSON.stringify(faults);
    // A list that is written anew takes the focus away from its buttons.
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
    if (faults.length === 0) list.replaceChildren(element('li', { class: 'hint' }, 'Everything works.'));
  });
  return card(
    'faults',
    'Faults',
    row(field('Where', target), field('What', kind)),
    row(field('How often', times), set),
    list,
    liftAll,
  );
}
