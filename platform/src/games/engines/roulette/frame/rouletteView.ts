import { ownValue } from '@foyer/contract/ownValue';
import './layout.css';
import './wheel.css';
import { drawing, element } from '../../../../kernel/frame/element.ts';
import { shortAmount } from '../../../../kernel/frame/moneyFormat.ts';
import { createChips } from '../../../frame/chips.ts';
import { createFigure } from '../../../frame/figure.ts';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { isGain, outcomeSentence } from '../../../frame/outcomeSentence.ts';
import {
  rouletteBet,
  rouletteSetup,
  rouletteShown,
  type RouletteBet,
  type RouletteSetup,
  type RouletteShown,
} from '../rouletteShapes.ts';
import { rouletteSpots, spotById } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import {
  amountOn,
  betOf,
  clearSlip,
  emptySlip,
  replaceChips,
  layChip,
  removeChip,
  totalOf,
  undo,
  type BetSlip,
  type ChipRefusal,
} from './betSlip.ts';
import { createLastNumbers } from './lastNumbers.ts';
import { createLayout } from './layout.ts';
import { payTable } from './payTable.ts';
import { rouletteMessages, spotFacts } from './rouletteMessages.ts';
import { createSpotPicker } from './spotPicker.ts';
import type { Direction } from './spotPlaces.ts';
import { createWheel } from './wheel.ts';

/** The lowest chip from this value on is selected first, in minor units. */
const usualChip = 100;

type Shell = GameShell<RouletteSetup, RouletteBet, never, RouletteShown>;
type Round = ViewRound<RouletteShown>;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function createRouletteView(shell: Shell): GameView<RouletteShown> {
  const { setup, amount } = shell;
  const messages = rouletteMessages[shell.culture];
  let slip = emptySlip;
  let lastChips: RouletteBet['chips'] = shell.lastBet?.chips ?? [];
  let phase: GamePhase = 'betting';
  /** The layout still shows the previous round. */
  let settled = false;
  /** Id of the newest round in the list of numbers. */
  let listed: string | null = null;

  const wheel = createWheel(setup.wheel, shell.prefersReducedMotion);
  const lastNumbers = createLastNumbers(messages);
  const chips = createChips(
    { ...shell, amount: (minor) => shortAmount(amount(minor)) },
    setup.chipValues,
    setup.chipValues.find((value) => value >= usualChip),
  );
  const layout = createLayout(messages, setup.spots, (bet, byTouch) => {
    const spot = spotById(bet);
    if (byTouch && spot?.kind === 'straight') {
      if (phase === 'betting') picker.open(spot.numbers[0] ?? 0);
    } else lay(bet);
  });
  const picker = createSpotPicker({
    messages,
    spots: setup.spots,
    textOn: (bet) => (amountOn(slip, bet) === 0 ? '' : amount(amountOn(slip, bet))),
    onSpot: lay,
  });
  const stake = createFigure(shell.messages.stake, 'of-stake');

  const act = (name: string, path: string, run: () => void): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'step', 'aria-label': name, title: name }, drawing(path));
    button.addEventListener('click', run);
    return button;
  };
  const undoButton = act(messages.undo, 'M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3', () => change(undo(slip)));
  const clearButton = act(messages.clear, 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13', () => change(clearSlip(slip)));
  const repeatButton = act(
    messages.repeat,
    'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
    repeat,
  );
  const spinButton = element('button', { type: 'button', class: 'play-button' }, messages.spin);
  spinButton.addEventListener('click', () => void spin());

  function showChips(bet: string, on: number): void {
    layout.setChips(bet, on, on === 0 ? '' : shortAmount(amount(on)));
  }
  function draw(): void {
    // A finished round stays on the layout until the player starts the next one.
    if (!settled) for (const { id } of rouletteSpots) showChips(id, amountOn(slip, id));
    picker.refresh();
    stake.set(amount(totalOf(slip)));
    const idle = phase === 'betting';
    spinButton.setAttribute('aria-disabled', String(!idle || totalOf(slip) === 0));
    undoButton.setAttribute('aria-disabled', String(!idle || slip.previous.length === 0));
    clearButton.setAttribute('aria-disabled', String(!idle || slip.chips.length === 0));
    repeatButton.setAttribute('aria-disabled', String(!idle || lastChips.length === 0));
  }

  function change(next: BetSlip | ChipRefusal, sentence?: string): void {
    if (phase !== 'betting') return;
    if ('refused' in next) {
      const text = messages[next.refused](amount(next.maximum));
      shell.setNotice(text);
      shell.announce(text);
      return;
    }
    if (settled) {
      settled = false;
      layout.setOutcome(null, new Set(), false);
    }
    shell.setNotice('');
    slip = next;
    draw();
    shell.announce(sentence ?? messages.takenBack(amount(totalOf(slip))));
  }
  function lay(bet: string): void {
    const spot = spotById(bet);
    const next = layChip(slip, { bet, amount: chips.value() }, setup);
    const text =
      spot && !('refused' in next)
        ? messages.laid(messages.spot(spotFacts(spot)), amount(amountOn(next, bet)), amount(totalOf(next)))
        : undefined;
    change(next, text);
  }
  function repeat(): void {
    if (lastChips.length > 0) change(replaceChips(slip, lastChips, setup));
  }

  /** Shows the result on the layout and in the list, and returns the outcome sentence. */
  function settle(round: Round, fresh: boolean): string {
    const { pocket, chips: laid } = round.shown;
    if (listed !== round.roundId) lastNumbers.add(pocket);
    listed = round.roundId;
    lastChips = laid.map(({ bet, amount: staked }) => ({ bet, amount: staked }));
    if (!fresh) {
      wheel.rest(pocket);
      for (const { bet, amount: staked } of laid) showChips(bet, staked);
    }
    settled = true;
    layout.setOutcome(pocket, new Set(laid.filter(({ win }) => win > 0).map(({ bet }) => bet)), isGain(round));
    return `${messages.ball(pocket, colourOf(pocket))} ${outcomeSentence(round, shell)}`;
  }

  async function spin(): Promise<void> {
    if (phase !== 'betting') return;
    if (totalOf(slip) === 0) {
      shell.setNotice(messages.noChips);
      shell.announce(messages.noChips);
      return;
    }
    picker.view.close();
    const pendingRound = shell.begin({ chips: betOf(slip) }, totalOf(slip));
    shell.announce(messages.spinning);
    await wheel.spin(pendingRound.then((round) => round?.shown.pocket ?? null));
    const round = await pendingRound;
    if (round) await shell.shown(round, settle(round, true));
  }

  const view = element(
    'div',
    { class: 'roulette' },
    wheel.view,
    element('div', { class: 'betting' }, lastNumbers.view, layout.view, chips.view),
    picker.view,
  );
  const controls = element('div', { class: 'roulette-controls' }, undoButton, clearButton, repeatButton, spinButton);
  draw();

  return {
    view,
    stake: stake.view,
    controls,
    setPhase(next) {
      if (phase === 'waiting' && next === 'betting' && settled) slip = emptySlip;
      phase = next;
      view.dataset['phase'] = next;
      layout.setBusy(next !== 'betting');
      draw();
    },
    show: (round) => settle(round, false),
    press(key) {
      const direction = ownValue(arrows, key);
      const bet = layout.focused();
      if (direction) layout.go(direction);
      else if (key === 'Backspace' && bet !== null) change(removeChip(slip, bet));
      else if (key === '+' || key === '=') chips.change(1);
      else if (key === '-' || key === '_') chips.change(-1);
      else if (key === 'u' || key === 'U') change(undo(slip));
      else if (key === 'c' || key === 'C') change(clearSlip(slip));
      else if (key === 'r' || key === 'R') repeat();
      else if (key === 's' || key === 'S' || ((key === 'Enter' || key === ' ') && bet === null)) void spin();
      else return false;
      return true;
    },
    keys: messages.keys,
    facts: () => [payTable(setup, messages, amount)],
  };
}

export const gameView: GameViewModule<RouletteSetup, RouletteBet, never, RouletteShown> = {
  setup: rouletteSetup,
  bet: rouletteBet,
  shown: rouletteShown,
  createView: createRouletteView,
};
