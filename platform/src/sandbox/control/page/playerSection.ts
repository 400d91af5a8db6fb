import { element } from '../../../kernel/frame/element.ts';
import { moneyFormat } from '../../../kernel/frame/moneyFormat.ts';
import { action, section, choice, field, problem, row, withMessage } from './controls.ts';
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
  const market = choice(facts.markets.map(({ brand, marketId }) => [`${brand}/${marketId}`, `${brand}, ${marketId}`]));
  const scenario = choice(facts.scenarios);
  scenario.value = 'funded';
  const status = choice(Object.entries(facts.statuses).map(([word, id]) => [String(id), word]));
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
    return withMessage(await find(made.value.username), ({ username }) => `${username} is there.`);
  });
  const setStatus = action(panelContext, 'Set', async () => {
    const player = panelContext.player();
    if (player === null) return problem(nobody);
    const accountStatusId = Object.values(facts.statuses).find((one) => String(one) === status.value);
    if (accountStatusId === undefined) return null;
    const response = await server.status({ userId: player.userId, accountStatusId });
    await again();
    return withMessage(response, () => `Account of ${player.username} updated.`);
  });
  const give = action(panelContext, 'Add', async () => {
    const player = panelContext.player();
    const sum = Math.round(Number(amount.value.replace(',', '.')) * 100);
    if (player === null) return problem(nobody);
    if (!Number.isSafeInteger(sum) || sum === 0)
      return problem('Enter an amount other than 0. A negative amount is deducted.');
    const response = await server.balances({ userId: player.userId, amount: sum });
    await again();
    return withMessage(response, () => `${player.username} has ${amount.value} ${sum > 0 ? 'more' : 'less'}.`);
  });

  panelContext.onPlayerSelected((player) => {
    if (player === null) return shown.replaceChildren(element('p', { class: 'hint' }, 'No player selected.'));
    const money = moneyFormat('en', player.currencyIsoCode);
    status.value = String(player.accountStatusId);
    const secret = password ?? (facts.demo.usernames.includes(player.username) ? facts.demo.password : null);
    shown.replaceChildren(
      element('p', { class: 'name' }, player.username),
      element(
        'p',
        { class: 'hint' },
        `${player.brand}, ${player.marketId} · user ${player.userId}${secret === null ? '' : ` · password ${secret}`}`,
      ),
      element('p', { class: 'sum' }, money(player.balances.find(({ type }) => type === 0)?.amount ?? 0)),
    );
    return undefined;
  });

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') selectPlayer.click();
  };
  name.addEventListener('keydown', byKey);
  const sites = element(
    'p',
    { class: 'links' },
    ...facts.sites.map((site) =>
      element('a', { href: site, target: '_blank', rel: 'noreferrer' }, new URL(site).hostname.split('.')[0] ?? site),
    ),
  );
  return section(
    'who',
    'Player',
    row(field('Username', name), selectPlayer),
    known,
    shown,
    row(field('Account', status), setStatus),
    row(field('Play money', amount), give),
    element(
      'details',
      {},
      element('summary', {}, 'Create a player'),
      row(field('Market', market), field('Scenario', scenario), make),
    ),
    element('h3', {}, 'Open the site'),
    sites,
  );
}

export const nobody = 'Select a player first.';
