import { reversed } from '@foyer/contract/reversed';
import { element } from '@foyer/games/page/element';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import type { BooksResponse } from '../controlRoomApi.ts';
import { labelOf } from '../labelOf.ts';
import type { ControlResult } from './controlRoomClient.ts';
import { dateAndTime } from './dateAndTime.ts';
import { action, section, row } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

const maxRows = 50;

/** Verifies the wallet's books from their entries. */
export function booksSection(panelContext: PanelContext): HTMLElement {
  const result = element(
    'p',
    { class: 'hint' },
    'Recalculate the balances from the entries. With a player selected, the last moves show too.',
  );
  const table = element('div', { class: 'scroll', role: 'group', 'aria-label': 'Ledger entries', tabindex: '0' });
  table.hidden = true;

  async function check(): Promise<ControlResult<string>> {
    const player = panelContext.player();
    const response = await panelContext.server.books(player === null ? {} : { userId: player.userId });
    if (!response.ok) return response;
    const { balanced, moves, history } = response.value;
    result.className = balanced ? 'good' : 'bad';
    result.textContent = balanced
      ? `Balanced: each of the ${moves} moves sums to zero, and each balance equals the sum of its entries.`
      : 'The ledger does not balance.';
    table.hidden = player === null || history === undefined;
    table.replaceChildren(
      ...(player === null || history === undefined
        ? []
        : [moveTable(history, moneyFormat('en', player.currencyIsoCode), player.username)]),
    );
    return { ok: true, value: balanced ? 'The ledger balances.' : 'The ledger does not balance.' };
  }
  panelContext.onPlayerSelected(() => void (table.hidden = true));
  return section('books', 'Ledger', result, row(action(panelContext, 'Recalculate', check)), table);
}

function moveTable(
  history: NonNullable<BooksResponse['history']>,
  money: (minor: number) => string,
  username: string,
): HTMLElement {
  const rows = reversed(
    history
      .map((move, index) => ({ ...move, change: move.balanceAfter - (history[index - 1]?.balanceAfter ?? 0) }))
      .slice(-maxRows),
  );
  if (rows.length === 0) return element('p', { class: 'empty' }, `${username} has no moves yet.`);
  const head = (text: string, kind = '') => element('th', { scope: 'col', class: kind }, text);
  const cell = (content: Node | string, kind = '') => element('td', { class: kind }, content);
  return element(
    'table',
    {},
    element('caption', {}, `Latest transactions of ${username}`),
    element(
      'thead',
      {},
      element('tr', {}, head('Date (UTC)'), head('Type'), head('Amount', 'num'), head('Balance', 'num')),
    ),
    element(
      'tbody',
      {},
      ...rows.map(({ bookedAt, kind, amount, change, balanceAfter }) =>
        element(
          'tr',
          {},
          cell(element('time', { datetime: new Date(bookedAt).toISOString() }, dateAndTime(bookedAt, ''))),
          cell(labelOf(kind)),
          cell(`${signOf(change)}${money(amount)}`, `num ${change > 0 ? 'good' : ''}`),
          cell(money(balanceAfter), 'num'),
        ),
      ),
    ),
  );
}

/** Sign of a change of the balance. A move that only settles an earlier one has none. */
function signOf(change: number): string {
  return change > 0 ? '+' : change < 0 ? '−' : '';
}
