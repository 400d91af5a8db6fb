import { element } from '../../../kernel/frame/element.ts';
import { moneyFormat } from '../../../kernel/frame/moneyFormat.ts';
import type { BooksResponse } from '../controlRoomApi.ts';
import type { ResponseBody } from './controlRoomClient.ts';
import { action, section, row } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

const maxRows = 12;

/** Verifies the wallet's books from their entries. */
export function booksSection(panelContext: PanelContext): HTMLElement {
  const result = element('p', { class: 'result' });
  const table = element('div', { class: 'moves' });

  async function check(): Promise<ResponseBody<string>> {
    const player = panelContext.player();
    const response = await panelContext.server.books(player === null ? {} : { userId: player.userId });
    if (!response.ok) return response;
    const { balanced, moves, history } = response.value;
    result.className = balanced ? 'result good' : 'result bad';
    result.textContent = balanced
      ? `Balanced: each of the ${moves} moves sums to zero, and each balance equals the sum of its entries.`
      : 'The ledger does not balance.';
    table.replaceChildren(
      ...(player === null || history === undefined
        ? []
        : [moveTable(history, moneyFormat('en', player.currencyIsoCode), player.username)]),
    );
    return { ok: true, value: balanced ? 'The ledger balances.' : 'The ledger does not balance.' };
  }
  panelContext.onPlayerSelected(() => table.replaceChildren());
  return section('books', 'Ledger', result, row(action(panelContext, 'Recalculate', check)), table);
}

function moveTable(
  history: NonNullable<BooksResponse['history']>,
  money: (minor: number) => string,
  username: string,
): HTMLElement {
  const rows = history.slice(-maxRows).toReversed();
  const cell = (text: string) => element('td', {}, text);
  const heads = ['Date', 'Type', 'Amount', 'Balance'].map((head) => element('th', { scope: 'col' }, head));
  return element(
    'table',
    {},
    element('caption', {}, `Last moves of ${username}`),
    element('thead', {}, element('tr', {}, ...heads)),
    element(
      'tbody',
      {},
      ...rows.map(({ bookedAt, kind, amount, balanceAfter }) =>
        element(
          'tr',
          {},
          cell(new Date(bookedAt).toISOString().slice(5, 16).replace('T', ' ')),
          cell(kind),
          cell(money(amount)),
          cell(money(balanceAfter)),
        ),
      ),
    ),
  );
}
