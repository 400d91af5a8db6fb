import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { element } from '../../../kernel/frame/element.ts';
import { moneyFormat } from '../../../kernel/frame/moneyFormat.ts';
import { action, section, choice, field, problem, row, withMessage } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

const types = [...progressiveTypes, ...mustWinTypes];

/** Shows and changes the pots with their secrets. */
export function jackpotsSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const type = choice(types);
  const currency = choice([]);
  const amount = element('input', { inputmode: 'decimal', autocomplete: 'off', placeholder: 'unchanged' });
  const list = element('ul', { class: 'list' });

  async function show(order: Parameters<typeof server.jackpots>[0]) {
    const response = await server.jackpots(order);
    if (response.ok) {
      const known = [...new Set(response.value.jackpots.map(({ currencyIsoCode }) => currencyIsoCode))];
      if (currency.options.length === 0) currency.append(...known.map((one) => element('option', { value: one }, one)));
      const pots = response.value.jackpots.filter((pot) => pot.currencyIsoCode === currency.value);
      list.replaceChildren(
        ...pots.map((pot) => {
          const money = moneyFormat('en', pot.currencyIsoCode);
          const secrets = [
            pot.winNext ? 'won by the next stake' : '',
            pot.dropAmount === null ? '' : `won at ${money(pot.dropAmount)}`,
            pot.dropAt === null ? '' : `won from ${formatTime(pot.dropAt)}`,
          ];
          return element(
            'li',
            {},
            element('span', {}, element('b', {}, pot.type), ` ${money(pot.amount)}`),
            element('span', { class: 'hint' }, secrets.filter(Boolean).join(', ')),
          );
        }),
      );
    }
    return response;
  }
  const chosen = () => types.find((one) => one === type.value) ?? 'megaMoolah';
  const refresh = action(
    panelContext,
    'Show pots',
    async () => withMessage(await show({}), () => `Pots in ${currency.value} updated.`),
    'quiet',
  );
  const set = action(panelContext, 'Set', async () => {
    const sum = Math.round(Number(amount.value.replace(',', '.')) * 100);
    if (amount.value.trim() === '' || !Number.isSafeInteger(sum) || sum < 0)
      return problem('Enter an amount of 0 or more.');
    return withMessage(
      await show({ set: { type: chosen(), currencyIsoCode: currency.value, amount: sum } }),
      () => `${type.value} in ${currency.value} stands at ${amount.value}.`,
    );
  });
  const win = action(panelContext, 'Next stake wins', async () =>
    withMessage(
      await show({ set: { type: chosen(), currencyIsoCode: currency.value, winNext: true } }),
      () => `The next stake in a ${type.value} game wins the pot.`,
    ),
  );
  currency.addEventListener('change', () => void show({}));
  void show({});
  return section(
    'pots',
    'Jackpots',
    row(field('Pot', type), field('Currency', currency)),
    row(field('Amount', amount), set),
    row(win, refresh),
    list,
  );
}

/** Formats a time in UTC. */
export function formatTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
