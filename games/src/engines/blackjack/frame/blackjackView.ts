import '../../cards/frame/cards.css';
import './table.css';
import './blackjack.css';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { element } from '../../../page/element.ts';
import {
  blackjackBet,
  blackjackSetup,
  shownBlackjack,
  type BlackjackBet,
  type BlackjackSetup,
  type ShownBlackjack,
} from '../blackjackApi.ts';
import { blackjackMoves, type BlackjackMove } from '../blackjackRound.ts';
import { createBlackjackFelt } from './blackjackFelt.ts';
import { blackjackMessages } from './blackjackMessages.ts';
import { keyOfMove, moveKey } from './moveKey.ts';
import { roundSentence, spokenSentence } from './roundSentence.ts';
import { createStakeTray } from './stakeTray.ts';

type Shell = GameShell<BlackjackSetup, BlackjackBet, BlackjackMove, ShownBlackjack>;

/** Returns what a move adds to the stake. */
function costOf(move: BlackjackMove, { hands, active, insurance }: ShownBlackjack): number {
  if (move === 'insure') return insurance.stake;
  return move === 'double' || move === 'split' ? (hands[Math.max(0, active)]?.stake ?? 0) : 0;
}

function createBlackjackView(shell: Shell): GameView<ShownBlackjack> {
  const messages = blackjackMessages[shell.culture];
  const felt = createBlackjackFelt(shell, messages);
  let phase: GamePhase = 'betting';
  /** Current round on the table. */
  let shown: ShownBlackjack | null = null;

  const deal = element('button', { type: 'button', class: 'play-button' }, messages.deal);
  const tray = createStakeTray(shell, messages, {
    first: shell.lastBet?.stake ?? shell.setup.minimum,
    onChange(stake) {
      deal.setAttribute('aria-disabled', String(phase !== 'betting' || stake === 0));
      if (phase === 'betting' && shown === null) felt.bet(stake);
    },
  });
  const buttons = blackjackMoves.map((move) => {
    const button = element('button', { type: 'button', class: 'move-button', 'data-move': move }, messages.moves[move]);
    button.addEventListener('click', () => void play(move));
    return { move, button };
  });
  const betting = element('div', { class: 'betting' }, tray.view, deal);
  // Takes the focus when the buttons change, so that a key press meant for an old button does not press a new one.
  const choosing = element(
    'div',
    { class: 'choosing', role: 'group', 'aria-label': messages.choices },
    ...buttons.map(({ button }) => button),
  );
  const controls = element('div', { class: 'blackjack-controls', tabindex: '-1' }, betting, choosing);

  function draw(): void {
    const open = shown !== null && !shown.over;
    const offered = shown?.insurance.is === 'offered';
    const focused = document.activeElement;
    betting.hidden = open;
    choosing.hidden = !open;
    for (const { move, button } of buttons) {
      button.hidden = offered !== (move === 'insure' || move === 'decline');
      button.setAttribute('aria-disabled', String(phase !== 'deciding' || !shown?.moves.includes(move)));
      if (move === 'insure' && shown) button.replaceChildren(messages.insureFor(shell.amount(shown.insurance.stake)));
    }
    tray.setOpen(phase === 'betting', shown?.stake ?? null);
    if (focused instanceof HTMLElement && controls.contains(focused) && focused.closest('[hidden]')) controls.focus();
  }

  const isGain = (round: ViewRound<ShownBlackjack>): boolean => shell.present(round).level !== 'none';
  async function lay(round: ViewRound<ShownBlackjack>): Promise<void> {
    await felt.lay(round.shown, { skipAnimation: shell.prefersReducedMotion(), isGain: isGain(round) });
    shown = round.shown;
    draw();
    const finished = shell.shown(round, roundSentence(round, shell));
    // The shell announces the outcome; screen-reader users hear the cards first.
    shell.announce(spokenSentence(round, shell));
    await finished;
  }
  async function begin(): Promise<void> {
    if (phase !== 'betting') return;
    const stake = tray.stake();
    if (stake === 0) {
      shell.setNotice(messages.placeChips);
      shell.announce(messages.placeChips);
      return;
    }
    const before = shown;
    shown = null;
    felt.bet(stake);
    const round = await shell.begin({ stake }, stake);
    if (round) await lay(round);
    else if (shown === null && before) {
      shown = before;
      await felt.lay(before, { skipAnimation: true, isGain: false });
    }
  }
  async function play(move: BlackjackMove): Promise<void> {
    if (phase !== 'deciding' || !shown?.moves.includes(move)) return;
    const round = await shell.move(move, costOf(move, shown));
    if (round) await lay(round);
  }
  deal.addEventListener('click', () => void begin());
  draw();

  return {
    view: felt.view,
    stake: tray.figure,
    controls,
    setPhase(next) {
      phase = next;
      draw();
    },
    show(round) {
      shown = round.shown;
      felt.bet(0);
      void felt.lay(round.shown, { skipAnimation: true, isGain: isGain(round) });
      draw();
      return roundSentence(round, shell);
    },
    press(key) {
      const act = moveKey(key);
      if (act === null) return false;
      if (act.does === 'deal') void begin();
      else if (act.does === 'stake') tray.add(act.steps * shell.setup.minimum);
      else void play(act.move);
      return true;
    },
    keys: messages.keys,
  };
}

export const gameView: GameViewModule<BlackjackSetup, BlackjackBet, BlackjackMove, ShownBlackjack> = {
  setup: blackjackSetup,
  bet: blackjackBet,
  shown: shownBlackjack,
  createView: createBlackjackView,
  replayKeys: (choice) => [keyOfMove(choice) ?? 'Enter'],
};
