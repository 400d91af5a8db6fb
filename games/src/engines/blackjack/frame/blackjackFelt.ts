import { createChipStack } from '../../../frame/chipStack.ts';
import type { GameShell } from '../../../frame/gameView.ts';
import { element } from '../../../page/element.ts';
import { pauseFor } from '../../../page/pauseFor.ts';
import { svgElement } from '../../../page/svgElement.ts';
import { cardNames, cardName } from '../../cards/frame/cardName.ts';
import { finished, nextCardMs } from '../../cards/frame/cardView.ts';
import type { BlackjackSetup, HandOutcome, ShownBlackjack } from '../blackjackApi.ts';
import type { BlackjackMessages } from './blackjackMessages.ts';
import { createHandView, type HandLabels } from './handView.ts';

export interface BlackjackFelt {
  readonly view: HTMLElement;
  /**
   * Updates the table to the shown state, card by card or without animation. Hands that won glow only if the whole round
   * is a gain.
   */
  lay(shown: ShownBlackjack, options: { skipAnimation: boolean; isGain: boolean }): Promise<void>;
  /** Clears the table for a new round and places the chips. */
  bet(stake: number): void;
}

const tones: Readonly<Record<HandOutcome, 'gain' | 'even' | 'loss'>> = {
  blackjack: 'gain',
  win: 'gain',
  push: 'even',
  loss: 'loss',
  bust: 'loss',
};

/** Renders the text that is printed on the felt, along two arcs. */
function printedWords([above, below]: readonly [string, string]): SVGSVGElement {
  const arc = (id: string, d: string): SVGPathElement => svgElement('path', { id, d, fill: 'none' });
  const text = (id: string, className: string, messages: string): SVGTextElement =>
    svgElement(
      'text',
      { class: className, 'text-anchor': 'middle' },
      svgElement('textPath', { href: `#${id}`, startOffset: '50%' }, messages),
    );
  return svgElement(
    'svg',
    { class: 'printed', viewBox: '0 0 800 116', 'aria-hidden': 'true' },
    arc('printed-above', 'M20 8Q400 96 780 8'),
    arc('printed-below', 'M60 50Q400 132 740 50'),
    text('printed-above', 'printed-large', above),
    text('printed-below', 'printed-small', below),
  );
}

export function createBlackjackFelt(
  { setup, culture, amount, playSound }: Pick<GameShell<BlackjackSetup>, 'setup' | 'culture' | 'amount' | 'playSound'>,
  messages: BlackjackMessages,
): BlackjackFelt {
  const shoe = element(
    'div',
    { class: 'shoe', 'aria-hidden': 'true' },
    element('span', { class: 'card-back' }),
    element('span', { class: 'card-back' }),
  );
  const discards = element('div', { class: 'discards', 'aria-hidden': 'true' });
  const insurance = createChipStack(setup.chips, amount);
  const insured = element('span', { class: 'insured' }, messages.insured, insurance.view);
  const onCard = (): void => playSound('card');
  const dealer = createHandView('of-dealer', onCard, [insured]);
  const stacks = [createChipStack(setup.chips, amount), createChipStack(setup.chips, amount)];
  const hands = stacks.map((stack) => createHandView('of-player', onCard, [stack.view]));
  const row = element('div', { class: 'hands' }, ...hands.map(({ view }) => view));
  const felt = element(
    'div',
    { class: 'felt blackjack' },
    shoe,
    discards,
    dealer.view,
    printedWords(messages.printed),
    row,
  );
  const cardText = (name: string | null): string => (name === null ? messages.hiddenCard : cardName(name, culture));
  const totalText = ({ total, soft }: { total: number; soft: boolean }): string =>
    total === 0 ? '' : soft && total < 21 ? `${total - 10}/${total}` : String(total);

  function markDealer(shown: ShownBlackjack | null): void {
    const label = shown
      ? `${messages.dealer}: ${cardNames(shown.dealer.cards, culture)}${shown.dealer.hidden ? `, ${messages.hiddenCard}` : ''}`
      : messages.dealer;
    const outcome = shown?.dealer.blackjack ? ({ text: messages.outcomes.blackjack, tone: 'even' } as const) : null;
    dealer.mark({ label, total: shown ? totalText(shown.dealer) : '', active: false, outcome });
  }
  function markHand(at: number, shown: ShownBlackjack): void {
    const hand = shown.hands[at];
    if (!hand) return;
    const outcome: HandLabels['outcome'] = hand.outcome && {
      text: messages.outcomes[hand.outcome],
      tone: tones[hand.outcome],
    };
    const label = [
      `${messages.hand(at + 1, shown.hands.length)}: ${cardNames(hand.cards, culture)}`,
      totalText(hand),
      outcome?.text ?? '',
    ];
    hands[at]?.mark({
      label: label.filter(Boolean).join(', '),
      total: totalText(hand),
      active: shown.active === at && shown.hands.length > 1,
      outcome,
    });
    stacks[at]?.set(hand.outcome === null ? hand.stake : hand.win);
  }
  function setHandCount(count: number): void {
    row.dataset['count'] = String(count);
    if (hands[1]) hands[1].view.hidden = count < 2;
  }
  /** Shows the insured amount, and at the end its payout; nothing after a loss. */
  function setInsurance(minor: number): void {
    insured.hidden = minor === 0;
    insurance.set(minor);
  }
  const dealerNames = (shown: ShownBlackjack): (string | null)[] =>
    shown.dealer.hidden ? [...shown.dealer.cards, null] : shown.dealer.cards;

  /** Deals the opening cards in turn: player, dealer, player, dealer. */
  async function dealOpening(shown: ShownBlackjack): Promise<void> {
    const [own = [], open] = [shown.hands[0]?.cards, shown.dealer.cards[0] ?? null];
    const deals: readonly (() => Promise<void> | undefined)[] = [
      () => hands[0]?.lay(own.slice(0, 1), cardText, shoe),
      () => dealer.lay([open], cardText, shoe),
      () => hands[0]?.lay(own, cardText, shoe),
      () => dealer.lay([open, null], cardText, shoe),
    ];
    const moving: Promise<void>[] = [];
    for (const deal of deals) {
      moving.push(deal() ?? Promise.resolve());
      await pauseFor(nextCardMs);
    }
    await Promise.all(moving);
  }

  /** Moves the second card of a pair to its own hand. */
  async function separatePair(shown: ShownBlackjack): Promise<void> {
    const [first, second] = hands;
    const from = first?.cards[1]?.view.getBoundingClientRect();
    await first?.lay(shown.hands[0]?.cards.slice(0, 1) ?? [], cardText, null);
    setHandCount(2);
    await second?.lay(shown.hands[1]?.cards.slice(0, 1) ?? [], cardText, null);
    stacks[1]?.set(shown.hands[1]?.stake ?? 0);
    const view = second?.cards[0]?.view;
    const to = view?.getBoundingClientRect();
    if (!view || !from || !to) return;
    await finished(
      view.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
        duration: 260,
        easing: 'ease-in-out',
      }),
    );
  }

  function clear(): void {
    for (const hand of [dealer, ...hands]) hand.clear();
    for (const hand of hands) hand.mark({ label: messages.hand(1, 1), total: '', active: false, outcome: null });
    for (const stack of stacks) stack.set(0);
    setInsurance(0);
    setHandCount(1);
    markDealer(null);
  }
  clear();

  return {
    view: element('div', { class: 'table-rim' }, felt),
    bet(stake) {
      clear();
      stacks[0]?.set(stake);
    },
    async lay(shown, { skipAnimation, isGain }) {
      felt.classList.toggle('is-gain', isGain && shown.over);
      const source = skipAnimation ? null : shoe;
      const opening = hands[0]?.cards.length === 0;
      if (shown.insurance.is === 'taken') setInsurance(shown.insurance.stake);
      if (source && opening) await dealOpening(shown);
      if (source && shown.hands.length > 1 && hands[1]?.cards.length === 0) await separatePair(shown);
      setHandCount(shown.hands.length);
      for (const [at, hand] of shown.hands.entries()) {
        await hands[at]?.lay(hand.cards, cardText, source);
        // The outcome waits until the dealer has drawn.
        if (shown.over && source)
          markHand(at, { ...shown, hands: shown.hands.map((one) => ({ ...one, outcome: null })) });
      }
      await dealer.lay(dealerNames(shown), cardText, source);
      if (shown.over) setInsurance(shown.insurance.win);
      markDealer(shown);
      for (const [at, hand] of shown.hands.entries()) {
        markHand(at, shown);
        if (source && isGain && shown.over && hand.win > hand.stake) stacks[at]?.comeFrom(dealer.view);
      }
    },
  };
}
