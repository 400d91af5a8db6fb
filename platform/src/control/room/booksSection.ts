import { element } from '../../play/frame/element.ts';
import { moneyFormat } from '../../play/frame/moneyFormat.ts';
import type { BooksResponse } from '../controlRoomApi.ts';
import type { ResponseBody } from './controlRoomClient.ts';
import { action, card, row } from './controls.ts';
import type { PanelContext } from './panelContext.ts';

const maxRows = 12;

/** The wallet's books, counted anew from their entries. */
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
      ? `Balanced: every one of ${moves} moves sums to nothing, and every balance is the sum of its entries.`
      : 'The books do not balance.';
    table.replaceChildren(
      ...(player === null || history === undefined
        ? []
        : [moveTable(history, moneyFormat('en', player.currencyIsoCode), player.username)]),
    );
    return { ok: true, value: balanced ? 'The books balance.' : 'The books do not balance.' };
  }
  panelContext.onPlayerSelected(() => table.replaceChildren());
  return card('books', 'Books', result, row(action(panelContext, 'Count anew', check)), table);
}

function moveTable(
  history: NonNullable<BooksResponse['history']>,
  money: (minor: number) => string,
  username: string,
): HTMLElement {
  const rows = history.slice(-maxRows).toReversed();
  const cell = (text: string) => element('td', {}, text);
  const heads = ['When', 'What', 'Amount', 'Balance'].map((head) => element('th', { scope: 'col' }, head));
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
