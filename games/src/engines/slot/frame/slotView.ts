import './reels.css';
import './coins.css';
import './frames.css';
import './scenes.css';
import './spin.css';
import './payTable.css';
import type * as v from 'valibot';
import { createFigure } from '../../../frame/figure.ts';
import type { GameView, GameViewModule, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { createStakeStepper } from '../../../frame/stakeStepper.ts';
import { element, drawing } from '../../../page/element.ts';
import { shownSlot, slotBet, slotSetup, type ShownSlot, type SlotBet, type SlotSetup } from '../slotApi.ts';
import { createCellFiller } from './createCellFiller.ts';
import { payTable } from './payTable.ts';
import { createReels, setFeatureScene } from './reels.ts';
import { layCoins } from './respin.ts';
import { showFurtherSteps, showWins } from './showRound.ts';
import { slotMessages } from './slotMessages.ts';
import { slotOutcome } from './slotOutcome.ts';
import { createWinLines } from './winLines.ts';

interface SpinButton {
  readonly view: HTMLButtonElement;
  /** Draws the rest of the minimum round time around the button. */
  countDown(ms: number): void;
}

function createSpinButton(name: string): SpinButton {
  const arrow = drawing('M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5');
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  ring.setAttribute('viewBox', '0 0 100 100');
  ring.setAttribute('class', 'ring');
  ring.setAttribute('aria-hidden', 'true');
  const arc = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [key, text] of Object.entries({ cx: '50', cy: '50', r: '47', pathLength: '1' }))
    arc.setAttribute(key, text);
  ring.append(arc);
  return {
    view: element('button', { type: 'button', class: 'play-button spin', 'aria-label': name }, arrow, ring),
    countDown(ms) {
      arc.animate(
        [
          { strokeDashoffset: '0', opacity: '1' },
          { strokeDashoffset: '1', opacity: '1' },
        ],
        { duration: ms },
      );
    },
  };
}

/** Average time in which one step of a round is drawn, in milliseconds. */
const stepMs = 2000;

type SlotShell = GameShell<SlotSetup, SlotBet, never, ShownSlot>;
type SlotRound = ViewRound<ShownSlot>;

export const gameView: GameViewModule<SlotSetup, SlotBet, never, ShownSlot> = {
  setup: slotSetup,
  bet: slotBet,
  shown: shownSlot satisfies v.GenericSchema<unknown, ShownSlot>,
  createView: createSlotView,
  drawingMs: ({ steps }) => steps.length * stepMs,
};

function createSlotView(shell: SlotShell): GameView<ShownSlot> {
  const { setup, amount, picture, prefersReducedMotion } = shell;
  const messages = slotMessages[shell.culture];
  const fill = createCellFiller(picture, messages);
  const reels = createReels({
    belts: setup.belts,
    rows: setup.rows,
    fill,
    prefersReducedMotion,
    onStop: () => shell.playSound('stop'),
  });
  const lines = createWinLines({ reels: setup.belts.length, rows: setup.rows, mechanic: setup.mechanic });
  setFeatureScene('none');
  // Numbers of reels and rows determine their size.
  document.documentElement.dataset['mechanic'] = setup.mechanic;
  reels.show(setup.belts.map((belt) => belt.slice(0, setup.rows)));
  const stepper = createStakeStepper(shell, setup.stakes, shell.lastBet?.stake, undefined, { hasQuickStakes: true });
  const free = createFigure(messages.freeSpinsHere, 'of-stake');
  const button = createSpinButton(messages.spin);
  button.view.addEventListener('click', () => void spin());

  async function spin(): Promise<void> {
    if (busy) return;
    const isFree = shell.freeSpins() !== null;
    const stake = stepper.stake();
    const round = shell.begin({ stake }, stake);
    // No round begins while the window may be closing.
    if (!busy) return;
    lines.clear();
    setFeatureScene('none');
    shell.playSound('spin');
    shell.announce(isFree ? messages.spinningFree : messages.spinning);
    await reels.spin(round.then((found) => found?.shown.steps[0]?.grid ?? null));
    const settled = await round;
    if (!settled) return;
    await showFurtherSteps(settled.shown.steps, settled.stake, { reels, lines, fill, shell, messages });
    showEnd(settled);
    await shell.shown(settled, slotOutcome(settled, shell, messages, setup.mechanic));
  }

  /** Highlights the final wins: the coins, or the wins of the last paying step. */
  function showEnd(round: SlotRound): void {
    const { steps } = round.shown;
    const last = steps.at(-1);
    if (!last) return;
    if (last.kind !== 'respin') return showWins(last, round, { reels, lines, shell });
    layCoins(reels, last, { fill, amount, keepOthers: false });
    lines.clear();
    reels.mark(
      last.coins.map(({ position }) => position),
      shell.present(round).level !== 'none',
    );
  }

  /** Free spins have a fixed stake, so their number replaces the stake control. */
  function showFreeSpins(): void {
    const left = shell.freeSpins();
    stepper.view.hidden = left !== null;
    free.view.hidden = left === null;
    if (left !== null) free.set(messages.freeSpinsLeft(left.left, amount(left.stake)));
  }

  let busy = false;
  return {
    view: element(
      'div',
      { class: 'window' },
      element('div', { class: 'scene', 'aria-hidden': 'true' }),
      element('div', { class: 'field' }, reels.view, lines.view),
    ),
    stake: element('div', { class: 'stakes' }, stepper.view, free.view),
    controls: button.view,
    keys: messages.keys,
    setPhase(phase) {
      busy = phase !== 'betting';
      stepper.setPhase(phase);
      showFreeSpins();
      button.view.setAttribute('aria-disabled', String(busy));
    },
    show(round) {
      const last = round.shown.steps.at(-1);
      if (last) reels.show(last.grid);
      showEnd(round);
      return slotOutcome(round, shell, messages, setup.mechanic);
    },
    press(key) {
      if (key === ' ' || key === 'Enter') void spin();
      else if (['+', '=', 'ArrowUp', 'ArrowRight'].includes(key)) stepper.change(1);
      else if (['-', '_', 'ArrowDown', 'ArrowLeft'].includes(key)) stepper.change(-1);
      else return false;
      return true;
    },
    countDown(ms) {
      if (!prefersReducedMotion()) button.countDown(ms);
    },
    facts: () => payTable(setup, stepper.stake(), { messages, amount, picture }),
  };
}
