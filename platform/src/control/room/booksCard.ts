import { element } from '../../play/frame/element.ts';
import { moneyFormat } from '../../play/frame/moneyFormat.ts';
import type { BooksAnswer } from '../roomApi.ts';
import { action, card, row } from './controls.ts';
import type { Room } from './room.ts';
import type { Answer } from './roomServer.ts';

const mostRows = 12;

/** The wallet's books, counted anew from their entries. */
export function booksCard(room: Room): HTMLElement {
  const result = element('p', { class: 'result' });
  const table = element('div', { class: 'moves' });

  async function check(): Promise<Answer<string>> {
    const player = room.player();
    const answer = await room.server.books(player === null ? {} : { userId: player.userId });
    if (!answer.ok) return answer;
    const { balanced, moves, history } = answer.value;
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
  room.onPlayer(() => table.replaceChildren());
  return card('books', 'Books', result, row(action(room, 'Count anew', check)), table);
}

function moveTable(
  history: NonNullable<BooksAnswer['history']>,
  money: (minor: number) => string,
  username: string,
): HTMLElement {
  const rows = history.slice(-mostRows).toReversed();
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
