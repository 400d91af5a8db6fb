import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { element } from '../../play/frame/element.ts';
import { moneyFormat } from '../../play/frame/moneyFormat.ts';
import { action, card, choice, field, problem, row, told } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

const types = [...progressiveTypes, ...mustWinTypes];

/** The pots, with what nobody else may know of them. */
export function jackpotsSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const type = choice(types);
  const currency = choice([]);
  const amount = element('input', { inputmode: 'decimal', autocomplete: 'off', placeholder: 'as it is' });
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
            pot.winNext ? 'falls with the next stake' : '',
            pot.dropAmount === null ? '' : `falls at ${money(pot.dropAmount)}`,
            pot.dropAt === null ? '' : `falls on ${formatTime(pot.dropAt)}`,
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
    'Show the pots',
    async () => told(await show({}), () => `The pots in ${currency.value} as they stand.`),
    'quiet',
  );
  const set = action(panelContext, 'Set', async () => {
    const sum = Math.round(Number(amount.value.replace(',', '.')) * 100);
    if (amount.value.trim() === '' || !Number.isSafeInteger(sum) || sum < 0)
      return problem('An amount is a number from 0 on.');
    return told(
      await show({ set: { type: chosen(), currencyIsoCode: currency.value, amount: sum } }),
      () => `${type.value} in ${currency.value} stands at ${amount.value}.`,
    );
  });
  const win = action(panelContext, 'Let the next stake win it', async () =>
    told(
      await show({ set: { type: chosen(), currencyIsoCode: currency.value, winNext: true } }),
      () => `The next stake in a game of ${type.value} wins it.`,
    ),
  );
  currency.addEventListener('change', () => void show({}));
  void show({});
  return card(
    'pots',
    'Jackpots',
    row(field('Pot', type), field('Currency', currency)),
    row(field('Amount', amount), set),
    row(win, refresh),
    list,
  );
}

/** A moment as people read it, UTC. */
export function formatTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
