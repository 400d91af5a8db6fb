import type { TableRound, TableShell } from '../../play/frame/gameTable.ts';
import { outcomeSentence } from '../../play/frame/outcomeSentence.ts';
import type { ShownSlot } from '../slotApi.ts';
import type { SlotWords } from './slotWords.ts';

/** How many lines won over all spins of the round. */
export function winningLines({ spins }: { spins: readonly { wins: readonly unknown[] }[] }): number {
  return spins.reduce((sum, { wins }) => sum + wins.length, 0);
}

/** The round in one sentence: what came of it. */
export function slotOutcome(round: TableRound<ShownSlot>, shell: Pick<TableShell, 'words' | 'amount'>, words: SlotWords): string {
  return outcomeSentence(round, shell, (amount) => words.won(amount, winningLines(round.shown)));
}
