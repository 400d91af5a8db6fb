import type { Culture } from '@foyer/contract/ids';
import { joinSentences } from '@foyer/contract/joinSentences';
import { languages } from '@foyer/contract/languages';
import type { ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import { cardNames, cardName } from '../../cards/frame/cardName.ts';
import type { ShownBlackjack } from '../blackjackApi.ts';
import { blackjackMessages, type BlackjackMessages } from './blackjackMessages.ts';

const total = (messages: BlackjackMessages, { total: points, soft }: { total: number; soft: boolean }): string =>
  soft && points < 21 ? messages.soft(points) : String(points);

function openSentence(shown: ShownBlackjack, messages: BlackjackMessages, culture: Culture): string {
  const hand = shown.hands[Math.max(0, shown.active)];
  const own = hand ? total(messages, hand) : '';
  const [open = ''] = shown.dealer.cards;
  return joinSentences(culture, [
    shown.hands.length > 1 ? messages.handHas(shown.active + 1, own) : messages.youHave(own),
    messages.dealerShows(cardName(open, culture)),
    shown.insurance.is === 'offered' && messages.askInsurance,
  ]);
}

/** Describes the state or the outcome of the round in a few short sentences. */
export function roundSentence(
  round: ViewRound<ShownBlackjack>,
  { culture, messages: gameShellMessages, amount }: Pick<GameShell, 'culture' | 'messages' | 'amount'>,
): string {
  const messages = blackjackMessages[culture];
  const { shown } = round;
  if (!shown.over) return openSentence(shown, messages, culture);
  const several = shown.hands.length > 1;
  return joinSentences(culture, [
    shown.dealer.blackjack ? messages.dealerBlackjack : messages.dealerHas(total(messages, shown.dealer)),
    ...shown.hands.map((hand, at) =>
      several
        ? messages.handOutcome(at + 1, `${hand.total}, ${messages.outcomes[hand.outcome ?? 'push'].toLowerCase()}`)
        : hand.outcome === 'blackjack' || hand.outcome === 'bust'
          ? `${messages.outcomes[hand.outcome]}${languages[culture].punctuation.stop}`
          : messages.youHave(total(messages, hand)),
    ),
    outcomeSentence(round, { messages: gameShellMessages, amount }),
  ]);
}

/** Adds the deciding cards for screen readers: the player's while they choose, the dealer's at the end. */
export function spokenSentence(
  round: ViewRound<ShownBlackjack>,
  shell: Pick<GameShell, 'culture' | 'messages' | 'amount' | 'balance'>,
): string {
  const { culture, amount } = shell;
  const messages = blackjackMessages[culture];
  const { hands, active, dealer, over } = round.shown;
  const own = Math.max(0, active);
  const [name, cards] = over
    ? [messages.dealer, dealer.cards]
    : [messages.hand(own + 1, hands.length), hands[own]?.cards ?? []];
  return joinSentences(culture, [
    messages.laid(name, cardNames(cards, culture)),
    roundSentence(round, shell),
    over && shell.messages.balanceNow(amount(shell.balance())),
  ]);
}
