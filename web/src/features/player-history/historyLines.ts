import type { GameHistory, MoneyHistory, moneyMoveKinds } from '@foyer/contract/history';

export type HistoryKind = 'games' | 'money';
export type HistoryResponse = { kind: 'games'; page: GameHistory } | { kind: 'money'; page: MoneyHistory };

/** Row of either table. Amounts in minor units; a null win means that the round is open. */
export type HistoryLine =
  | { kind: 'games'; key: string; at: number; name: string; stake: number; win: number | null; balance: number }
  | { kind: 'money'; key: string; at: number; move: (typeof moneyMoveKinds)[number]; amount: number; balance: number };

/** Returns the rows of a page; `first` is the number of preceding rows. */
export function linesOf(response: HistoryResponse, first: number): HistoryLine[] {
  if (response.kind === 'games') {
    return response.page.rounds.map(({ roundId, openedAt, name, stake, win, balance }) => ({
      kind: 'games',
      key: roundId,
      at: openedAt,
      name,
      stake,
      win,
      balance,
    }));
  }
  return response.page.moves.map(({ kind: move, bookedAt, amount, balance }, index) => ({
    kind: 'money',
    key: String(first + index),
    at: bookedAt,
    move,
    amount,
    balance,
  }));
}

/** Returns the amount with its sign: withdrawals are negative, all other kinds positive. */
export function signedAmount(move: (typeof moneyMoveKinds)[number], amount: number): number {
  return move === 'withdrawal' ? 0 - amount : amount;
}
