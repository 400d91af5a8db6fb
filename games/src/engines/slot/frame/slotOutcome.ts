import type { ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import type { ShownSlot } from '../slotApi.ts';
import type { Mechanic } from '../slotModel.ts';
import type { SlotMessages } from './slotMessages.ts';

/** Describes the outcome of the round in one sentence, counting wins as its mechanic does. */
export function slotOutcome(
  { shown, ...round }: ViewRound<ShownSlot>,
  shell: Pick<GameShell, 'messages' | 'amount'>,
  messages: SlotMessages,
  mechanic: Mechanic,
): string {
  return outcomeSentence(round, shell, (amount) => wonWords(shown, messages, mechanic, amount));
}

function wonWords({ steps }: ShownSlot, messages: SlotMessages, mechanic: Mechanic, amount: string): string {
  const wins = steps.flatMap((step) => step.wins);
  const coins = steps.at(-1)?.coins.length ?? 0;
  switch (mechanic) {
    case 'lines':
    case 'classic':
      return messages.won(amount, wins.length);
    case 'ways':
      return messages.wonInWays(
        amount,
        wins.reduce((sum, { ways }) => sum + ways, 0),
      );
    case 'tumble':
      return messages.wonInFalls(amount, steps.filter(({ win }) => win > 0).length);
    case 'hold':
      return coins > 0 ? messages.wonWithCoins(amount, coins) : messages.won(amount, wins.length);
  }
}
