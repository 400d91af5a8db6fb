import { paymentStates } from '@foyer/contract/payment';
import { outcomes } from '../../cashier/paymentMethods.ts';
import { element } from '../../play/frame/element.ts';
import { action, card, choice, field, problem, row, told } from './controls.ts';
import type { PanelContext } from './panelContext.ts';
import { nobody } from './playerSection.ts';

const asUsual = '';

/** Where payments stop, and how the next one goes. */
export function cashierSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const hold = choice([[asUsual, 'nowhere'], ...paymentStates.map((one) => [one, one] as const)]);
  const outcome = choice([[asUsual, 'as its account says'], ...outcomes.map((one) => [one, one] as const)]);
  const now = element('p', { class: 'hint' });

  async function order(wish: Parameters<typeof server.cashier>[0], words: string) {
    const response = await server.cashier(wish);
    if (response.ok)
      now.textContent = `Payments stop ${response.value.hold === null ? 'nowhere' : `in ${response.value.hold}`}; the next goes ${response.value.outcome ?? 'as its account says'}.`;
    return told(response, () => words);
  }
  const set = action(panelContext, 'Set', () =>
    order(
      {
        hold: paymentStates.find((one) => one === hold.value) ?? null,
        outcome: outcomes.find((one) => one === outcome.value) ?? null,
      },
      'The cashier does so from the next payment on.',
    ),
  );
  const finish = action(panelContext, 'Answer the player’s payments', async () => {
    const player = panelContext.player();
    return player === null
      ? problem(nobody)
      : order({ finish: player.userId }, `Whoever payments of ${player.username} waited for has answered.`);
  });
  return card(
    'cashier',
    'Cashier',
    row(field('Payments stop in', hold), field('The next one goes', outcome)),
    row(set, finish),
    now,
  );
}
