import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { cardsWords, cardWords, joined } from '../../cards/frame/cardWords.ts';
import type { ViewRound, GameShell } from '../../play/frame/gameView.ts';
import { outcomeSentence } from '../../play/frame/outcomeSentence.ts';
import type { ShownBlackjack } from '../blackjackApi.ts';
import { blackjackWords, type BlackjackWords } from './blackjackWords.ts';

const total = (words: BlackjackWords, { total: points, soft }: { total: number; soft: boolean }): string =>
  soft && points < 21 ? words.soft(points) : String(points);

function openSentence(shown: ShownBlackjack, words: BlackjackWords, culture: Culture): string {
  const hand = shown.hands[Math.max(0, shown.active)];
  const own = hand ? total(words, hand) : '';
  const [open = ''] = shown.dealer.cards;
  return joined(culture, [
    shown.hands.length > 1 ? words.handHas(shown.active + 1, own) : words.youHave(own),
    words.dealerShows(cardWords(open, culture)),
    shown.insurance.is === 'offered' && words.askInsurance,
  ]);
}

/** How the round stands, or what came of it, in a few short sentences. */
export function roundSentence(
  round: ViewRound<ShownBlackjack>,
  { culture, words: shellWords, amount }: Pick<GameShell, 'culture' | 'words' | 'amount'>,
): string {
  const words = blackjackWords[culture];
  const { shown } = round;
  if (!shown.over) return openSentence(shown, words, culture);
  const several = shown.hands.length > 1;
  return joined(culture, [
    shown.dealer.blackjack ? words.dealerBlackjack : words.dealerHas(total(words, shown.dealer)),
    ...shown.hands.map((hand, at) =>
      several
        ? words.handOutcome(at + 1, `${hand.total}, ${words.outcomes[hand.outcome ?? 'push'].toLowerCase()}`)
        : hand.outcome === 'blackjack' || hand.outcome === 'bust'
          ? `${words.outcomes[hand.outcome]}${languages[culture].punctuation.stop}`
          : words.youHave(total(words, hand)),
    ),
    outcomeSentence(round, { words: shellWords, amount }),
  ]);
}

/** The same with the cards that decide it, for a screen reader: the player's own while they choose, the dealer's at the end. */
export function spokenSentence(
  round: ViewRound<ShownBlackjack>,
  shell: Pick<GameShell, 'culture' | 'words' | 'amount' | 'balance'>,
): string {
  const { culture, amount } = shell;
  const words = blackjackWords[culture];
  const { hands, active, dealer, over } = round.shown;
  const own = Math.max(0, active);
  const [name, cards] = over
    ? [words.dealer, dealer.cards]
    : [words.hand(own + 1, hands.length), hands[own]?.cards ?? []];
  return joined(culture, [
    words.laid(name, cardsWords(cards, culture)),
    roundSentence(round, shell),
    over && shell.words.balanceNow(amount(shell.balance())),
  ]);
}
