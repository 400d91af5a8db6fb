import './plinko.css';
import type { Culture } from '@foyer/contract/ids';
import { joinSentences } from '@foyer/contract/joinSentences';
import { languages } from '@foyer/contract/languages';
import { sorted } from '@foyer/contract/sorted';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import { createStakeStepper } from '../../../frame/stakeStepper.ts';
import { element } from '../../../page/element.ts';
import type { RowCount } from '../plinkoModel.ts';
import { rowCounts, oneIn } from '../plinkoModel.ts';
import {
  plinkoBet,
  plinkoSetup,
  plinkoShown,
  type PlinkoBet,
  type PlinkoSetup,
  type PlinkoShown,
} from '../plinkoShapes.ts';
import { createBoard, multipleOf, levelOf } from './board.ts';
import { plinkoMessages } from './plinkoMessages.ts';
import type { PlinkoMessages } from './plinkoMessages.ts';

/** Lists payout and odds of each slot or its mirror image, from the edges to the middle. */
function slotTable(tenths: readonly number[], messages: PlinkoMessages, culture: Culture): HTMLElement {
  const rows = tenths.length - 1;
  const number = new Intl.NumberFormat(languages[culture].locale, { maximumFractionDigits: 1 });
  return element(
    'ul',
    { class: 'slot-table', 'aria-label': messages.slots },
    ...tenths
      .slice(0, rows / 2 + 1)
      .map((pays, slot) => element('li', {}, messages.slot(`${multipleOf(pays)}×`, number.format(oneIn(slot, rows))))),
  );
}

/** Creates the choice of the number of rows: one radio button each. */
function createRowChoice(messages: PlinkoMessages, first: RowCount, onChange: (rows: RowCount) => void) {
  const radios = new Map(
    rowCounts.map(
      (rows) =>
        [
          rows,
          element('input', { type: 'radio', name: 'rows', value: String(rows), checked: rows === first }),
        ] as const,
    ),
  );
  for (const [rows, radio] of radios) radio.addEventListener('change', () => onChange(rows));
  const view = element(
    'div',
    { class: 'row-choice', role: 'radiogroup', 'aria-label': messages.rows },
    ...Array.from(radios, ([rows, radio]) => element('label', {}, radio, element('span', {}, messages.rowCount(rows)))),
  );
  return {
    view,
    show(rows: RowCount): void {
      const radio = radios.get(rows);
      if (radio) radio.checked = true;
    },
    /** Disable all radio buttons: keyboard users cannot leave a checked button that is disabled alone. */
    setBusy(busy: boolean): void {
      for (const radio of radios.values()) radio.disabled = busy;
    },
  };
}

type Shell = GameShell<PlinkoSetup, PlinkoBet, never, PlinkoShown>;
type Round = ViewRound<PlinkoShown>;

function createPlinkoView(shell: Shell): GameView<PlinkoShown> {
  const { setup } = shell;
  const messages = plinkoMessages[shell.culture];
  let phase: GamePhase = 'betting';
  let rows: RowCount = shell.lastBet?.rows ?? 12;
  let fallingBalls = 0;

  const stepper = createStakeStepper(shell, setup.stakes, shell.lastBet?.stake ?? setup.stakes[3], drawPayouts, {
    hasQuickStakes: true,
  });
  const payouts = createPayoutPanel(messages, shell.amount);
  const board = createBoard(shell.prefersReducedMotion);
  const rowChoice = createRowChoice(messages, rows, (chosen) => {
    showRows(chosen);
    shell.announce(messages.rowsNow(rows));
  });
  const dropButton = element('button', { type: 'button', class: 'play-button' }, messages.drop);
  dropButton.addEventListener('click', () => void drop());

  function drawPayouts(): void {
    payouts.draw(setup.boards[rows], stepper.stake());
  }
  function showRows(next: RowCount): void {
    rows = next;
    rowChoice.show(rows);
    board.build(setup.boards[rows]);
    payouts.mark(null);
    drawPayouts();
  }
  /** The board cannot change while balls are falling on it. */
  const canChangeRows = (): boolean => phase === 'betting' && fallingBalls === 0;
  function changeRows(): void {
    if (!canChangeRows()) return;
    showRows(rows === 12 ? 16 : 12);
    shell.announce(messages.rowsNow(rows));
  }
  function draw(): void {
    rowChoice.setBusy(!canChangeRows());
    dropButton.setAttribute('aria-disabled', String(phase !== 'betting'));
  }

  /** Places the ball in its slot and returns the outcome sentence. */
  function settle(round: Round): string {
    board.rest(round.shown, shell.present(round).level !== 'none');
    payouts.mark(round.shown.tenths);
    const outcome = outcomeSentence(round, shell);
    const multiple = multipleOf(round.shown.tenths);
    // That the stake came back is said by the outcome.
    return multiple === '1' ? outcome : joinSentences(shell.culture, [messages.landed(multiple), outcome]);
  }

  async function drop(): Promise<void> {
    if (phase !== 'betting') return;
    const stake = stepper.stake();
    const pendingRound = shell.begin({ stake, rows }, stake);
    shell.announce(messages.falling);
    const round = await pendingRound;
    if (!round) return;
    fallingBalls += 1;
    // Where the market allows it, the next ball may follow while this one is falling.
    shell.release(round);
    draw();
    await board.drop(round.shown);
    fallingBalls -= 1;
    draw();
    shell.playSound('ball');
    await shell.shown(round, settle(round));
  }

  showRows(rows);
  return {
    view: element('div', { class: 'plinko' }, element('div', { class: 'plinko-cabinet' }, board.view), payouts.view),
    stake: stepper.view,
    controls: element('div', { class: 'plinko-controls' }, rowChoice.view, dropButton),
    setPhase(next) {
      phase = next;
      stepper.setPhase(next);
      draw();
    },
    show(round) {
      showRows(round.shown.rows);
      return settle(round);
    },
    press(key) {
      if (key === 'Enter' || key === ' ') void drop();
      else if (key === '+' || key === '=' || key === 'ArrowUp') stepper.change(1);
      else if (key === '-' || key === '_' || key === 'ArrowDown') stepper.change(-1);
      else if (key === 'r' || key === 'R') changeRows();
      else return false;
      return true;
    },
    keys: messages.keys,
    facts: () => [slotTable(setup.boards[rows], messages, shell.culture)],
  };
}

export const gameView: GameViewModule<PlinkoSetup, PlinkoBet, never, PlinkoShown> = {
  setup: plinkoSetup,
  bet: plinkoBet,
  shown: plinkoShown,
  createView: createPlinkoView,
};

/** Payouts of the buckets with their amounts at the chosen stake, from the edges to the middle. */
interface PayoutPanel {
  readonly view: HTMLElement;
  draw(tenths: readonly number[], stake: number): void;
  /** Marks the payout of the bucket that a ball landed in; null for none. */
  mark(tenths: number | null): void;
}

function createPayoutPanel(messages: PlinkoMessages, amount: (minor: number) => string): PayoutPanel {
  const view = element('ul', { class: 'payout-panel', 'aria-label': messages.payouts });
  let marked: number | null = null;
  function drawMark(): void {
    for (const item of view.children)
      item.classList.toggle('landed-here', item instanceof HTMLElement && item.dataset['tenths'] === String(marked));
  }
  return {
    view,
    draw(tenths, stake) {
      const payouts = sorted(new Set(tenths), (one, other) => other - one);
      view.replaceChildren(
        ...payouts.map((pays) =>
          element(
            'li',
            { class: `level-${levelOf(pays)}`, 'data-tenths': String(pays) },
            element('span', { class: 'payout-multiple' }, `${multipleOf(pays)}×`),
            ' ',
            element('span', { class: 'payout-amount' }, amount((pays * stake) / 10)),
          ),
        ),
      );
      drawMark();
    },
    mark(tenths) {
      marked = tenths;
      drawMark();
    },
  };
}
