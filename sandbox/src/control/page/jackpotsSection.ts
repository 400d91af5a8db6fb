import { halfWidth } from '@foyer/contract/halfWidth';
import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { element } from '@foyer/games/page/element';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import { labelOf } from '../labelOf.ts';
import { dateAndTime } from './dateAndTime.ts';
import { action, section, choice, field, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

const types = [...progressiveTypes, ...mustWinTypes];

/** Shows and changes the pots with their secrets. */
export function jackpotsSection(panelContext: PanelContext): HTMLElement {
  const { server } = panelContext;
  const type = choice(types);
  const currency = choice([]);
  const amount = element('input', { inputmode: 'decimal', autocomplete: 'off' });
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
            pot.dropAt === null ? '' : `won from ${dateAndTime(pot.dropAt)}`,
          ];
          return element(
            'li',
            {},
            element('span', { class: 'label' }, labelOf(pot.type), element('code', {}, pot.type)),
            element(
              'span',
              { class: 'label num' },
              element('b', {}, money(pot.amount)),
              element('span', { class: 'hint' }, secrets.filter(Boolean).join(', ')),
            ),
          );
        }),
      );
    }
    return response;
  }
  const chosen = () => types.find((one) => one === type.value) ?? 'megaMoolah';
  const refresh = action(panelContext, 'Show pots', async () =>
    withMessage(await show({}), () => `Pots in ${currency.value} updated.`),
  );
  const set = action(panelContext, 'Set amount', async () => {
    const sum = Math.round(Number(halfWidth(amount.value).replace(',', '.')) * 100);
    if (amount.value.trim() === '' || !Number.isSafeInteger(sum) || sum < 0)
      return problem('Enter an amount of 0 or more.', amount);
    return withMessage(
      await show({ set: { type: chosen(), currencyIsoCode: currency.value, amount: sum } }),
      () => `${labelOf(type.value)} is at ${moneyFormat('en', currency.value)(sum)}.`,
    );
  });
  const win = action(
    panelContext,
    'Next stake wins',
    async () =>
      withMessage(
        await show({ set: { type: chosen(), currencyIsoCode: currency.value, winNext: true } }),
        () => `The next stake in a ${labelOf(type.value)} game wins the pot.`,
      ),
    {
      kind: 'danger',
      confirm: () => ({
        question: `Let the next stake win ${labelOf(type.value)} in ${currency.value}?`,
        consequence: 'Whoever stakes next in one of its games wins the whole pot. This cannot be taken back.',
        answer: 'Let it win',
      }),
    },
  );
  currency.addEventListener('change', () => void show({}));
  void show({});
  return section(
    'pots',
    'Jackpots',
    row(field('Pot', type), field('Currency', currency)),
    row(field('Amount', amount, 'In the chosen currency, such as 1250.00.'), set),
    row(win, refresh),
    list,
  );
}
