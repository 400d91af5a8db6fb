import type { Culture } from '@foyer/contract/ids';
import { joinSentences } from '@foyer/contract/joinSentences';
import '@fontsource/roboto-mono/latin-400.css';
import './scratchCard.css';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import { createStakeStepper } from '../../../frame/stakeStepper.ts';
import { element } from '../../../page/element.ts';
import {
  scratchCardBet,
  scratchCardSetup,
  scratchCardShown,
  type ScratchCardBet,
  type ScratchCardSetup,
  type ScratchCardShown,
} from '../scratchCardShapes.ts';
import { createCard } from './card.ts';
import { scratchCardMessages } from './scratchCardMessages.ts';
import type { ScratchCardMessages } from './scratchCardMessages.ts';

interface PrizeListDeps {
  readonly messages: ScratchCardMessages;
  /** URL of the picture of a prize, by index. */
  readonly picture: (prize: number) => string;
  readonly amount: (minor: number) => string;
  readonly culture: Culture;
}

/** Lists every prize of a card price with its three symbols and its odds (UK16). */
function prizeList(
  { prizes }: Pick<ScratchCardSetup, 'prizes'>,
  stake: number,
  { messages, picture, amount, culture }: PrizeListDeps,
  /** Index of the prize to mark; null for none. */
  won: number | null = null,
): HTMLElement {
  const number = new Intl.NumberFormat(languages[culture].locale, { maximumFractionDigits: 1 });
  return element(
    'ul',
    { class: 'prizes', 'aria-label': messages.prizes },
    ...prizes.map(({ pays, oneIn }, at) =>
      element(
        'li',
        { class: at === won ? 'won' : '' },
        element(
          'span',
          { class: 'prize-symbols', 'aria-hidden': 'true' },
          ...Array.from({ length: 3 }, () => element('img', { src: picture(at), alt: '' })),
        ),
        element('strong', {}, amount(pays * stake)),
        element('span', { class: 'odds' }, messages.oneIn(number.format(oneIn))),
      ),
    ),
  );
}

type Shell = GameShell<ScratchCardSetup, ScratchCardBet, never, ScratchCardShown>;
type Round = ViewRound<ScratchCardShown>;

/** Pictures of the game's theme, best first; one per prize. */
const symbols = 'ABCDEFGH';
const fieldCount = 9;
const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

function createScratchCardView(shell: Shell): GameView<ScratchCardShown> {
  const { setup, amount, culture } = shell;
  const messages = scratchCardMessages[culture];
  const picture = (prize: number): string => shell.picture(symbols[prize] ?? 'H');
  let phase: GamePhase = 'betting';
  /** Current card that is not fully revealed. */
  let currentCard: Round | null = null;
  /** A bought card lies on the table, revealed or not. */
  let bought = false;
  let finish: () => void = () => undefined;

  const stepper = createStakeStepper(shell, setup.stakes, shell.lastBet?.stake ?? setup.stakes[2], changePrice, {
    hasQuickStakes: true,
  });
  const prizes = element('div', { class: 'prize-panel' });
  const card = createCard({
    messages,
    print: { emblem: shell.picture('W'), example: picture(0) },
    canScratch,
    prefersReducedMotion: shell.prefersReducedMotion,
    onOpen: reveal,
  });
  const button = (name: string, look: string, run: () => void): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: look }, name);
    made.addEventListener('click', run);
    return made;
  };
  const buyButton = button(messages.buy, 'play-button', () => void buy());
  const nextButton = button(messages.revealNext, 'move-button', revealNext);
  const allButton = button(messages.revealAll, 'move-button', revealAll);

  /** Shows the prizes of a card price; `won` is the prize of the card that lies on the table. */
  function drawPrizes(stake = stepper.stake(), won: number | null = null): void {
    prizes.replaceChildren(
      element('h2', { class: 'prizes-heading' }, messages.prizes),
      prizeList(setup, stake, { messages, picture, amount, culture }, won),
    );
  }
  function print(stake: number, roundId: string | null): void {
    card.print({
      price: messages.price(amount(stake)),
      topPrize: messages.topPrize(amount(stake * (setup.prizes[0]?.pays ?? 0))),
      serial: roundId === null ? '' : messages.serial(roundId.slice(0, 8).toUpperCase()),
    });
  }
  /** The price changed: the card on the table stays, and the prizes follow. */
  function changePrice(): void {
    drawPrizes();
    if (!bought) print(stepper.stake(), null);
  }
  function draw(): void {
    const pressed = document.activeElement;
    buyButton.setAttribute('aria-disabled', String(phase !== 'betting'));
    for (const one of [nextButton, allButton]) one.setAttribute('aria-disabled', String(currentCard === null));
    // One button replaces the other, so move the focus along.
    if (pressed === buyButton && currentCard !== null) nextButton.focus();
    if ((pressed === nextButton || pressed === allButton) && currentCard === null) buyButton.focus();
  }
  const faces = ({ cells, stake }: ScratchCardShown) =>
    cells.map((prize) => ({ picture: picture(prize), prize: amount(stake * (setup.prizes[prize]?.pays ?? 0)) }));

  function canScratch(): boolean {
    if (currentCard === null && phase === 'betting') {
      shell.setNotice(messages.buyFirst);
      shell.announce(messages.buyFirst);
    }
    return currentCard !== null;
  }
  function open(field: number): void {
    card.open(field);
    if (Array.from({ length: fieldCount }, (_, at) => at).every(card.isOpen)) finish();
  }
  function reveal(field: number): void {
    const face = currentCard && faces(currentCard.shown)[field];
    if (!face || card.isOpen(field)) return;
    shell.announce(messages.field(field + 1, face.prize));
    shell.playSound('press');
    open(field);
  }
  function revealNext(): void {
    const next = Array.from({ length: fieldCount }, (_, at) => at).find((field) => !card.isOpen(field));
    if (currentCard && next !== undefined) reveal(next);
  }
  function revealAll(): void {
    if (currentCard) for (let field = 0; field < fieldCount; field++) open(field);
  }

  /** Marks the winning fields and returns the outcome sentence. */
  function settle(round: Round): string {
    const { cells, prize } = round.shown;
    card.mark(
      cells.flatMap((cell, field) => (cell === prize ? [field] : [])),
      shell.present(round).level !== 'none',
    );
    drawPrizes(round.shown.stake, prize);
    const outcome = outcomeSentence(round, shell);
    return prize === null
      ? outcome
      : joinSentences(shell.culture, [
          messages.three(amount(round.shown.stake * (setup.prizes[prize]?.pays ?? 0))),
          outcome,
        ]);
  }

  function layCard(round: Round): void {
    bought = true;
    print(round.shown.stake, round.roundId);
    card.lay(faces(round.shown));
  }

  async function buy(): Promise<void> {
    if (phase !== 'betting') return;
    const stake = stepper.stake();
    const round = await shell.begin({ stake }, stake);
    if (!round) return;
    layCard(round);
    drawPrizes();
    if (!shell.prefersReducedMotion())
      card.view.animate(
        [
          { transform: 'translateY(-60px) rotate(-4deg)', opacity: 0 },
          { transform: 'translateY(0) rotate(0.6deg)', opacity: 1, offset: 0.7 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 420, easing: 'cubic-bezier(.2, .8, .2, 1)' },
      );
    currentCard = round;
    draw();
    shell.setNotice(messages.bought);
    shell.announce(messages.bought);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    currentCard = null;
    draw();
    await shell.shown(round, settle(round));
  }

  drawPrizes();
  print(stepper.stake(), null);
  draw();
  const view = element('div', { class: 'scratch-card' }, card.view, prizes);
  return {
    view,
    stake: stepper.view,
    controls: element('div', { class: 'scratch-controls' }, buyButton, nextButton, allButton),
    setPhase(next) {
      phase = next;
      stepper.setPhase(next);
      view.dataset['phase'] = next;
      draw();
    },
    show(round) {
      currentCard = null;
      layCard(round);
      for (let field = 0; field < fieldCount; field++) card.open(field);
      draw();
      return settle(round);
    },
    press(key) {
      const step = ownValue(arrows, key);
      const field = card.focused();
      if (step !== undefined) card.focus(field === null ? 0 : (field + step + fieldCount) % fieldCount);
      else if (key === 'n' || key === 'N') revealNext();
      else if (key === 'a' || key === 'A') revealAll();
      else if (key === '+' || key === '=') stepper.change(1);
      else if (key === '-' || key === '_') stepper.change(-1);
      else if ((key === 'Enter' || key === ' ') && field === null) void buy();
      else return false;
      return true;
    },
    keys: messages.keys,
    facts: () => [prizeList(setup, stepper.stake(), { messages, picture, amount, culture })],
  };
}

export const gameView: GameViewModule<ScratchCardSetup, ScratchCardBet, never, ScratchCardShown> = {
  setup: scratchCardSetup,
  bet: scratchCardBet,
  shown: scratchCardShown,
  createView: createScratchCardView,
  replayKeys: () => ['Enter', ...Array.from({ length: fieldCount }, () => 'n')],
};
