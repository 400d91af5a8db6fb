import { paymentStates } from '@foyer/contract/payment';
import { element } from '../../../kernel/frame/element.ts';
import { outcomes } from '../../../services/cashier/paymentMethods.ts';
import { action, section, choice, field, problem, row, withMessage } from './controls.ts';
import type { PanelContext } from './panelContext.ts';
import { nobody } from './playerSection.ts';

const asUsual = '';

/** Controls where payments stop, and the outcome of the next one. */
export function cashierSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const hold = choice([[asUsual, 'no state'], ...paymentStates.map((one) => [one, one] as const)]);
  const outcome = choice([[asUsual, 'decided by its test account'], ...outcomes.map((one) => [one, one] as const)]);
  const now = element('p', { class: 'hint' });

  async function order(change: Parameters<typeof server.cashier>[0], words: string) {
    const response = await server.cashier(change);
    if (response.ok)
      now.textContent = `Payments ${response.value.hold === null ? 'run without a stop' : `stop in ${response.value.hold}`}. Next outcome: ${response.value.outcome ?? 'decided by its test account'}.`;
    return withMessage(response, () => words);
  }
  const set = action(panelContext, 'Set', () =>
    order(
      {
        hold: paymentStates.find((one) => one === hold.value) ?? null,
        outcome: outcomes.find((one) => one === outcome.value) ?? null,
      },
      'Saved. Applies from the next payment.',
    ),
  );
  const finish = action(panelContext, 'Finish the player’s payments', async () => {
    const player = panelContext.player();
    return player === null
      ? problem(nobody)
      : order({ finish: player.userId }, `The pending payments of ${player.username} are finished.`);
  });
  return section(
    'cashier',
    'Cashier',
    row(field('Stop payments in', hold), field('Next outcome', outcome)),
    row(set, finish),
    now,
  );
}
