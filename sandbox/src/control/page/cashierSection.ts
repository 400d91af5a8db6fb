import { paymentStates } from '@foyer/contract/payment';
import { element } from '@foyer/games/page/element';
import { outcomes } from '../../services/cashier/paymentMethods.ts';
import { labelOf } from '../labelOf.ts';
import { action, audience, section, choice, field, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';
import { nobody } from './playerSection.ts';

const asUsual = '';

/** Controls where payments stop, and the outcome of the next one. */
export function cashierSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const hold = choice([[asUsual, 'No state'], ...paymentStates]);
  const outcome = choice([[asUsual, 'Decided by the test account'], ...outcomes]);
  const now = element('p', { class: 'hint' });
  now.hidden = true;

  async function order(change: Parameters<typeof server.cashier>[0], words: string) {
    const response = await server.cashier(change);
    if (response.ok) {
      now.hidden = false;
      now.textContent = `Payments ${response.value.hold === null ? 'run without a stop' : `stop in “${labelOf(response.value.hold)}”`}. Next outcome: ${response.value.outcome === null ? 'decided by the test account' : labelOf(response.value.outcome).toLowerCase()}.`;
    }
    return withMessage(response, () => words);
  }
  const set = action(panelContext, 'Apply', () =>
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
    audience(panelContext, (username) =>
      username === null ? 'Select a player to finish pending payments.' : `Pending payments: those of ${username}.`,
    ),
    now,
  );
}
