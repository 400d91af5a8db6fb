import { halfWidth } from '@foyer/contract/halfWidth';
import { element } from '@foyer/games/page/element';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import type { ControlRoomFacts } from '../controlRoomApi.ts';
import { labelOf } from '../labelOf.ts';
import { action, section, choice, field, problem, row, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

/** Selects the player for all other sections. */
export function playerSection(panelContext: PanelContext): HTMLElement {
  const { facts, server } = panelContext;
  const name = element('input', { list: 'usernames', autocomplete: 'off', spellcheck: 'false' });
  name.value = facts.demo.usernames[0] ?? '';
  const known = element(
    'datalist',
    { id: 'usernames' },
    ...facts.demo.usernames.map((one) => element('option', { value: one })),
  );
  const market = choice(
    facts.markets.map(({ brand, marketId }) => [`${brand}/${marketId}`, marketName(brand, marketId)]),
  );
  const scenario = choice(facts.scenarios);
  scenario.value = 'funded';
  const status = choice(Object.entries(facts.statuses).map(([word, id]) => [String(id), labelOf(word)]));
  const amount = element('input', { inputmode: 'decimal', autocomplete: 'off' });
  amount.value = '100';
  const shown = element('div', { class: 'player' });
  let password: string | null = null;

  async function find(username: string) {
    const response = await server.player({ username });
    if (response.ok) panelContext.selectPlayer(response.value);
    return response;
  }
  const again = async () => void (await find(panelContext.player()?.username ?? ''));

  const selectPlayer = action(panelContext, 'Select', async () => {
    password = null;
    return withMessage(await find(name.value), ({ username }) => `${username} selected.`);
  });
  const make = action(panelContext, 'Create player', async () => {
    const [brand = '', marketId = ''] = market.value.split('/');
    const made = await server.newPlayer({
      brand,
      marketId,
      scenario: facts.scenarios.find((one) => one === scenario.value),
    });
    if (!made.ok) return made;
    password = made.value.password;
    name.value = made.value.username;
    known.append(element('option', { value: made.value.username }));
    return withMessage(await find(made.value.username), ({ username }) => `${username} created.`);
  });
  const statusWord = () => status.selectedOptions[0]?.text ?? '';
  const setStatus = action(
    panelContext,
    'Set status',
    async () => {
      const player = panelContext.player();
      if (player === null) return problem(nobody, name);
      const accountStatusId = Object.values(facts.statuses).find((one) => String(one) === status.value);
      if (accountStatusId === undefined) return null;
      const word = statusWord();
      const response = await server.status({ userId: player.userId, accountStatusId });
      await again();
      return withMessage(response, () => `Account of ${player.username}: ${word}.`);
    },
    {
      confirm() {
        const player = panelContext.player();
        return player === null || status.value === String(facts.statuses['active'])
          ? null
          : {
              question: `Set the account of ${player.username} to “${statusWord()}”?`,
              consequence: 'The player may be logged out and unable to play until the account is active again.',
              answer: 'Set status',
            };
      },
    },
  );
  const give = action(panelContext, 'Add money', async () => {
    const player = panelContext.player();
    const sum = Math.round(Number(halfWidth(amount.value).replace(',', '.')) * 100);
    if (player === null) return problem(nobody, name);
    if (!Number.isSafeInteger(sum) || sum === 0)
      return problem('Enter an amount other than 0, such as 100 or -25.50.', amount);
    const response = await server.balances({ userId: player.userId, amount: sum });
    await again();
    const written = moneyFormat('en', player.currencyIsoCode)(Math.abs(sum));
    return withMessage(response, () =>
      sum > 0 ? `${written} added to ${player.username}.` : `${written} deducted from ${player.username}.`,
    );
  });

  const account = element(
    'div',
    { class: 'account' },
    row(field('Account status', status), setStatus),
    row(field('Play money', amount, 'A negative amount is deducted.'), give),
  );
  panelContext.onPlayerSelected((player) => {
    account.hidden = player === null;
    if (player === null) return shown.replaceChildren(element('p', { class: 'hint' }, 'No player selected.'));
    const money = moneyFormat('en', player.currencyIsoCode);
    status.value = String(player.accountStatusId);
    const secret = password ?? (facts.demo.usernames.includes(player.username) ? facts.demo.password : null);
    shown.replaceChildren(
      element(
        'div',
        {},
        element('p', { class: 'name' }, player.username, ' ', statusBadge(facts.statuses, player.accountStatusId)),
        element('p', { class: 'hint' }, `${marketName(player.brand, player.marketId)} · user ${player.userId}`),
        ...(secret === null ? [] : [element('p', { class: 'hint' }, 'Password: ', element('code', {}, secret))]),
      ),
      element('p', { class: 'sum' }, money(player.balances.find(({ type }) => type === 0)?.amount ?? 0)),
    );
    return undefined;
  });

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') selectPlayer.click();
  };
  name.addEventListener('keydown', byKey);
  const siteLinks = (address: string, label: (brand: string) => string) =>
    element(
      'p',
      { class: 'links' },
      ...facts.sites.map((site) =>
        element(
          'a',
          { href: new URL(address, site).href, target: '_blank', rel: 'noreferrer' },
          label(labelOf(new URL(site).hostname.split('.')[0] ?? site)),
        ),
      ),
    );
  return section(
    'who',
    'Player',
    row(field('Username', name), selectPlayer),
    known,
    shown,
    account,
    element(
      'details',
      {},
      element('summary', {}, 'Create a player'),
      row(field('Market', market), field('Scenario', scenario)),
      row(make),
    ),
    element('h3', {}, 'Open the site'),
    siteLinks('/', (brand) => brand),
    siteLinks('/?inspect=visit', (brand) => `Why this market at ${brand}?`),
  );
}

/** Name of a market with its brand. */
const marketName = (brand: string, marketId: string) => `${labelOf(brand)}, ${marketId.toUpperCase()}`;

/** Account status in words; only an active account is good. */
function statusBadge(statuses: ControlRoomFacts['statuses'], accountStatusId: number): HTMLElement {
  const word = Object.keys(statuses).find((one) => statuses[one] === accountStatusId) ?? 'unknown';
  return element('span', { class: `badge ${word === 'active' ? 'good' : 'warn'}` }, labelOf(word));
}

export const nobody = 'Select a player first.';
