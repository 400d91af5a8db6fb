import type { ViewRound, GameShell } from '../../play/frame/gameView.ts';
import { outcomeSentence } from '../../play/frame/outcomeSentence.ts';
import type { ShownSlot } from '../slotApi.ts';
import type { Mechanic } from '../slotModel.ts';
import type { SlotWords } from './slotWords.ts';

/** The round in one sentence: what came of it, counted as its mechanic counts. */
export function slotOutcome(
  { shown, ...round }: ViewRound<ShownSlot>,
  shell: Pick<GameShell, 'words' | 'amount'>,
  words: SlotWords,
  mechanic: Mechanic,
): string {
  return outcomeSentence(round, shell, (amount) => wonWords(shown, words, mechanic, amount));
}

function wonWords({ steps }: ShownSlot, words: SlotWords, mechanic: Mechanic, amount: string): string {
  const wins = steps.flatMap((step) => step.wins);
  const coins = steps.at(-1)?.coins.length ?? 0;
  switch (mechanic) {
    case 'lines':
    case 'classic':
      return words.won(amount, wins.length);
    case 'ways':
      return words.wonInWays(
        amount,
        wins.reduce((sum, { ways }) => sum + ways, 0),
      );
    case 'tumble':
      return words.wonInFalls(amount, steps.filter(({ win }) => win > 0).length);
    case 'hold':
      return coins > 0 ? words.wonWithCoins(amount, coins) : words.won(amount, wins.length);
  }
}
