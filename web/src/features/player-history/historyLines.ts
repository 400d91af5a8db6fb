import type { GameHistory, MoneyHistory, moneyMoveKinds } from '@foyer/contract/history';

export type HistoryKind = 'games' | 'money';
export type HistoryResponse = { kind: 'games'; page: GameHistory } | { kind: 'money'; page: MoneyHistory };

/** A round. Amounts in minor units; a null win means that the round is open. */
export interface GameLine {
  kind: 'games';
  key: string;
  at: number;
  name: string;
  stake: number;
  win: number | null;
  balance: number;
}
/** A transaction. Amounts in minor units. */
export interface MoneyLine {
  kind: 'money';
  key: string;
  at: number;
  move: (typeof moneyMoveKinds)[number];
  amount: number;
  balance: number;
}
export type HistoryLine = GameLine | MoneyLine;

/** Rows of one day, the newest first; rounds of one game are together. */
export interface HistoryDay<Line> {
  name: string;
  groups: Line[][];
}

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

/**
 * Groups rows by day, and rounds also by game.
 * @param dayOf name of the player's day at a time in Unix milliseconds
 */
export function groupLines<Line extends HistoryLine>(
  lines: readonly Line[],
  dayOf: (at: number) => string,
): HistoryDay<Line>[] {
  const days = new Map<string, Map<string, Line[]>>();
  for (const line of lines) {
    const day = dayOf(line.at);
    const groups = days.get(day) ?? new Map<string, Line[]>();
    days.set(day, groups);
    const group = line.kind === 'games' ? line.name : line.key;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...days].map(([name, groups]) => ({ name, groups: [...groups.values()] }));
}

/** Adds up rounds. The stake of an open round counts as lost, as in the totals of the period. */
export function sumOf(lines: readonly GameLine[]): { stake: number; win: number; net: number; isOpen: boolean } {
  const stake = lines.reduce((sum, line) => sum + line.stake, 0);
  const win = lines.reduce((sum, line) => sum + (line.win ?? 0), 0);
  return { stake, win, net: win - stake, isOpen: lines.every((line) => line.win === null) };
}
