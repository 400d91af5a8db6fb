import { joinSentences } from '@foyer/contract/joinSentences';
import '../../cards/frame/cards.css';
import './videoPoker.css';
import * as v from 'valibot';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { createStakeStepper } from '../../../frame/stakeStepper.ts';
import { element } from '../../../page/element.ts';
import { miniHand } from '../../cards/frame/miniHand.ts';
import { exampleHands } from '../exampleHands.ts';
import { handNames } from '../handNames.ts';
import type { PokerHand } from '../pokerHand.ts';
import {
  shownVideoPoker,
  videoPokerBet,
  videoPokerMove,
  videoPokerSetup,
  type ShownVideoPoker,
  type VideoPokerBet,
  type VideoPokerMove,
} from '../videoPokerApi.ts';
import type { VideoPokerSetup } from '../videoPokerApi.ts';
import { cardsSentence, handSentence } from './handSentence.ts';
import { createHoldRow } from './holdRow.ts';
import { videoPokerMessages } from './videoPokerMessages.ts';

type Shell = GameShell<VideoPokerSetup, VideoPokerBet, VideoPokerMove, ShownVideoPoker>;

const backs = [null, null, null, null, null] as const;
const none = [false, false, false, false, false] as const;

function createVideoPokerView(shell: Shell): GameView<ShownVideoPoker> {
  const messages = videoPokerMessages[shell.culture];
  const board = createPayBoard(shell);
  const row = createHoldRow(shell, messages, (place, held) => shell.announce(messages.nowHeld(place, held)));
  const stepper = createStakeStepper(
    shell,
    shell.setup.stakes,
    shell.lastBet?.stake,
    () => board.setStake(stepper.stake()),
    { hasQuickStakes: true },
  );
  const button = element('button', { type: 'button', class: 'play-button' }, messages.deal);
  let phase: GamePhase = 'betting';
  /** True while a round waits for the draw. */
  let open = false;

  board.setStake(stepper.stake());
  void row.lay(backs, true);

  function draw(): void {
    button.replaceChildren(open ? messages.draw : messages.deal);
    button.setAttribute('aria-disabled', String(phase === 'waiting'));
    row.setOpen(phase === 'deciding');
    stepper.setPhase(phase);
  }
  /** Shows the final state of the cards. */
  function settleTable(round: ViewRound<ShownVideoPoker>): void {
    open = !round.shown.over;
    if (round.shown.held) row.setHeld(round.shown.held);
    board.setStake(round.shown.stake);
    const isGain = shell.present(round).level !== 'none';
    board.mark(round.shown.hand, isGain);
    row.setGain(isGain);
    draw();
  }
  async function lay(round: ViewRound<ShownVideoPoker>): Promise<void> {
    shell.playSound('card');
    await row.lay(round.shown.cards, shell.prefersReducedMotion());
    settleTable(round);
    const sentence = handSentence(round, shell);
    const finished = shell.shown(round, sentence);
    // The shell announces the outcome; screen-reader users hear the cards first.
    const balance = round.shown.over && shell.messages.balanceNow(shell.amount(shell.balance()));
    shell.announce(joinSentences(shell.culture, [cardsSentence(round.shown, shell.culture), sentence, balance]));
    await finished;
  }
  function clear(): void {
    row.setHeld(none);
    row.setGain(false);
    board.mark(null, false);
    board.setStake(stepper.stake());
  }

  async function press(): Promise<void> {
    if (phase === 'deciding') {
      const round = await shell.move({ hold: row.held() });
      if (round) await lay(round);
      return;
    }
    if (phase !== 'betting') return;
    clear();
    const [round] = await Promise.all([
      shell.begin({ stake: stepper.stake() }, stepper.stake()),
      row.lay(backs, shell.prefersReducedMotion()),
    ]);
    if (round) await lay(round);
  }
  button.addEventListener('click', () => void press());
  draw();

  return {
    view: element(
      'div',
      { class: 'cabinet video-poker' },
      element('div', { class: 'cabinet-glass' }, board.view),
      element('div', { class: 'cabinet-screen' }, row.view),
    ),
    stake: stepper.view,
    controls: element('div', { class: 'video-poker-controls' }, button),
    setPhase(next) {
      phase = next;
      draw();
    },
    show(round) {
      clear();
      void row.lay(round.shown.cards, true);
      settleTable(round);
      return handSentence(round, shell);
    },
    press(key) {
      if (/^[1-5]$/.test(key)) row.toggle(Number(key) - 1);
      else if (key === ' ' || key === 'Enter') void press();
      else if (key === '+' || key === '=' || key === 'ArrowUp') stepper.change(1);
      else if (key === '-' || key === '_' || key === 'ArrowDown') stepper.change(-1);
      else return false;
      return true;
    },
    keys: messages.keys,
  };
}

export const gameView: GameViewModule<VideoPokerSetup, VideoPokerBet, VideoPokerMove, ShownVideoPoker> = {
  setup: videoPokerSetup,
  bet: videoPokerBet,
  shown: shownVideoPoker,
  createView: createVideoPokerView,
  replayKeys(choice) {
    const move = v.safeParse(videoPokerMove, choice);
    const held = move.success ? move.output.hold : [];
    return [...held.flatMap((isHeld, at) => (isHeld ? [String(at + 1)] : [])), ' '];
  },
};

interface PayBoard {
  readonly view: HTMLElement;
  setStake(stake: number): void;
  /** Highlights the row of a hand; `gain` only if the hand pays more than the stake (ON6). */
  mark(hand: PokerHand | null, gain: boolean): void;
}

/** Lists each hand with a picture of an example and its payout at the chosen stake. */
function createPayBoard({
  setup,
  culture,
  amount,
}: Pick<GameShell<VideoPokerSetup>, 'setup' | 'culture' | 'amount'>): PayBoard {
  const lines = setup.pays.map(({ hand, stakes }) => {
    const value = element('dd', {});
    return {
      hand,
      stakes,
      value,
      line: element(
        'div',
        { class: 'pay-line' },
        element(
          'dt',
          {},
          element('span', { class: 'pay-name' }, handNames[culture][hand]),
          miniHand(exampleHands[hand]),
        ),
        value,
      ),
    };
  });
  return {
    view: element('dl', { class: 'pay-board' }, ...lines.map(({ line }) => line)),
    setStake(stake) {
      for (const { value, stakes } of lines) value.replaceChildren(amount(stakes * stake));
    },
    mark(hand, gain) {
      for (const one of lines) {
        one.line.classList.toggle('is-hand', one.hand === hand);
        one.line.classList.toggle('is-gain', gain && one.hand === hand);
      }
    },
  };
}
