import { joinSentences } from '@foyer/contract/joinSentences';
import { ownValue } from '@foyer/contract/ownValue';
import './layout.css';
import './uprightLayout.css';
import './boards.css';
import './panels.css';
import './wheel.css';
import { createChips } from '../../../frame/chips.ts';
import { createFigure } from '../../../frame/figure.ts';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import { element } from '../../../page/element.ts';
import { shortAmount } from '../../../page/moneyFormat.ts';
import { rouletteBet, rouletteSetup, rouletteShown, type RouletteBet, type RouletteShown } from '../rouletteShapes.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotById, spotKinds } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import {
  amountOn,
  betOf,
  clearSlip,
  doubleChips,
  emptySlip,
  replaceChips,
  layChips,
  removeChip,
  totalOf,
  undo,
  type BetSlip,
  type ChipRefusal,
} from './betSlip.ts';
import { createLayout } from './layout.ts';
import { createNumbersPanel } from './numbersPanel.ts';
import { createRacetrack } from './racetrack.ts';
import { rouletteMessages, spotFacts } from './rouletteMessages.ts';
import type { RouletteMessages } from './rouletteMessages.ts';
import { neighbourChips, sectorChips } from './sectors.ts';
import { createSpotPicker } from './spotPicker.ts';
import type { Direction } from './spotPlaces.ts';
import { createTableTools, type TableTool } from './tableTools.ts';
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
  /** Stake of the finished round whose chips still lie on the layout; null if the chips are of the next round. */
  let settledStake: number | null = null;
  /** Id of the newest round in the list of numbers. */
  let listed: string | null = null;

  const wheel = createWheel(setup.wheel, shell.prefersReducedMotion);
  const numbers = createNumbersPanel(messages, { chipValues: setup.chipValues, amount });
  const chips = createChips(
    { ...shell, amount: (minor) => shortAmount(amount(minor)) },
    setup.chipValues,
    setup.chipValues.find((value) => value >= usualChip),
  );
  const layout = createLayout(messages, setup, (bet, byTouch) => {
    const spot = spotById(bet);
    if (byTouch && spot?.kind === 'straight' && boardChoice.opensBetsOfNumber()) {
      if (phase === 'betting') picker.open(spot.numbers[0] ?? 0);
    } else lay(bet);
  });
  const racetrack = createRacetrack({
    order: setup.wheel,
    messages,
    announce: shell.announce,
    onNeighbours: (number, reach) =>
      call(messages.neighboursOf(number, reach), neighbourChips(number, reach, chips.value())),
    onSector: (sector) => call(messages.sectors[sector], sectorChips(sector, chips.value())),
  });
  const picker = createSpotPicker({
    messages,
    setup,
    amountOn: (bet) => amountOn(slip, bet),
    amount,
    onSpot: lay,
  });
  const stake = createFigure(shell.messages.stake, 'of-stake');
  const runTool: Readonly<Record<TableTool, () => void>> = {
    undo: () => change(undo(slip)),
    clear: () => change(clearSlip(slip)),
    double: () => slip.chips.length > 0 && change(doubleChips(slip, setup)),
    repeat,
  };
  const tools = createTableTools(messages, (tool) => runTool[tool]());
  const spinButton = element('button', { type: 'button', class: 'play-button' }, messages.spin);
  spinButton.addEventListener('click', () => void spin());

  function showChips(bet: string, on: number): void {
    layout.setChips(bet, on, on === 0 ? '' : shortAmount(amount(on)));
  }
  function draw(): void {
    // A finished round stays on the layout until the player starts the next one, and the stake counts its chips.
    if (settledStake === null) for (const { id } of rouletteSpots) showChips(id, amountOn(slip, id));
    picker.refresh();
    stake.set(amount(settledStake ?? totalOf(slip)));
    const idle = phase === 'betting';
    chips.setAffordable(idle ? shell.balance() - totalOf(slip) : Infinity);
    spinButton.setAttribute('aria-disabled', String(!idle || totalOf(slip) === 0));
    tools.setEnabled('undo', idle && slip.previous.length > 0);
    tools.setEnabled('clear', idle && slip.chips.length > 0);
    tools.setEnabled('double', idle && slip.chips.length > 0);
    tools.setEnabled('repeat', idle && lastChips.length > 0);
  }

  function warn(text: string): void {
    shell.setNotice(text, 'worry');
    shell.announce(text);
  }
  function change(next: BetSlip | ChipRefusal, sentence?: string): void {
    if (phase !== 'betting') return;
    if ('refused' in next) {
      warn(messages[next.refused](amount(next.maximum)));
      return;
    }
    if (totalOf(next) > Math.max(shell.balance(), totalOf(slip))) {
      warn(shell.messages.tooPoor);
      return;
    }
    if (settledStake !== null) {
      settledStake = null;
      layout.setOutcome(null, new Set(), false);
      racetrack.setOutcome(null);
    }
    shell.setNotice('');
    shell.playSound('chip');
    slip = next;
    draw();
    shell.announce(sentence ?? messages.takenBack(amount(totalOf(slip))));
  }
  function lay(bet: string): void {
    const spot = spotById(bet);
    const next = layChips(slip, [{ bet, amount: chips.value() }], setup);
    const text =
      spot && !('refused' in next)
        ? messages.laid(messages.spot(spotFacts(spot)), amount(amountOn(next, bet)), amount(totalOf(next)))
        : undefined;
    change(next, text);
  }
  /** Places a call bet as ordinary bets. */
  function call(name: string, called: RouletteBet['chips']): void {
    const next = layChips(slip, called, setup);
    const cost = called.reduce((sum, { amount: minor }) => sum + minor, 0);
    change(next, 'refused' in next ? undefined : messages.laid(name, amount(cost), amount(totalOf(next))));
  }
  function repeat(): void {
    if (lastChips.length > 0) change(replaceChips(slip, lastChips, setup));
  }

  /** Shows the result on the layout and in the list, and returns the outcome sentence. */
  function settle(round: Round, fresh: boolean): string {
    const { pocket, chips: laid } = round.shown;
    if (listed !== round.roundId) numbers.add({ pocket, stake: round.stake, win: round.win ?? 0 });
    listed = round.roundId;
    lastChips = laid.map(({ bet, amount: staked }) => ({ bet, amount: staked }));
    if (!fresh) {
      wheel.rest(pocket);
      for (const { bet, amount: staked } of laid) showChips(bet, staked);
    }
    settledStake = round.stake;
    racetrack.setOutcome(pocket);
    layout.setOutcome(
      pocket,
      new Set(laid.filter(({ win }) => win > 0).map(({ bet }) => bet)),
      shell.present(round).level !== 'none',
    );
    return joinSentences(shell.culture, [messages.ball(pocket, colourOf(pocket)), outcomeSentence(round, shell)]);
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
    if (!round) return;
    shell.playSound('ball');
    await shell.shown(round, settle(round, true));
  }

  const boardChoice = createBoardChoice(messages, (board) => {
    view.dataset['board'] = board;
    shell.setNotice(board === 'splits' ? messages.splitsHint : '');
  });
  const view = element(
    'div',
    { class: 'roulette', 'data-board': 'layout' },
    wheel.view,
    element(
      'div',
      { class: 'betting' },
      element('div', { class: 'betting-head' }, numbers.strip, boardChoice.view),
      layout.view,
      racetrack.view,
      chips.view,
    ),
    picker.view,
    numbers.dialog,
  );
  const controls = element('div', { class: 'roulette-controls' }, ...tools.buttons, spinButton);
  draw();

  return {
    view,
    stake: stake.view,
    controls,
    setPhase(next) {
      if (phase === 'waiting' && next === 'betting' && settledStake !== null) slip = emptySlip;
      phase = next;
      view.dataset['phase'] = next;
      layout.setBusy(next !== 'betting');
      racetrack.setBusy(next !== 'betting');
      draw();
    },
    show: (round) => settle(round, false),
    press(key) {
      const direction = ownValue(arrows, key);
      const bet = layout.focused();
      if (direction && racetrack.isFocused()) racetrack.go(direction === 'left' || direction === 'up' ? -1 : 1);
      else if (direction) layout.go(direction);
      else if (key === 'Backspace' && bet !== null) change(removeChip(slip, bet));
      else if (key === '+' || key === '=') chips.change(1);
      else if (key === '-' || key === '_') chips.change(-1);
      else if (key === 'u' || key === 'U') change(undo(slip));
      else if (key === 'c' || key === 'C') change(clearSlip(slip));
      else if (key === 'd' || key === 'D') runTool.double();
      else if (key === 'r' || key === 'R') repeat();
      else if (key === 't' || key === 'T') boardChoice.toggle();
      else if (key === 'n' || key === 'N') numbers.open();
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
  replayKeys: () => ['r', 's'],
};

const boards = ['layout', 'racetrack', 'splits'] as const;
type BoardName = (typeof boards)[number];

/**
 * Switch between layout and racetrack, where a window has no room for both. A finger is too wide for the lines between
 * numbers, so that it has a third choice: the layout on which a number opens its splits and corners.
 */
function createBoardChoice(messages: RouletteMessages, onChoice: (board: BoardName) => void) {
  let chosen: BoardName = 'layout';
  const radios = boards.map((board) => {
    const radio = element('input', { type: 'radio', name: 'board', value: board, checked: board === chosen });
    radio.addEventListener('change', () => choose(board));
    return radio;
  });
  function choose(board: BoardName): void {
    chosen = board;
    for (const radio of radios) radio.checked = radio.value === board;
    onChoice(board);
  }
  const view = element(
    'div',
    { class: 'board-choice', role: 'radiogroup', 'aria-label': messages.boards },
    ...radios.map((radio, at) => {
      const board = boards[at] ?? 'layout';
      return element('label', { class: `to-${board}` }, radio, element('span', {}, messages[board]));
    }),
  );
  return {
    view,
    toggle: () => choose(chosen === 'racetrack' ? 'layout' : 'racetrack'),
    /** Also true in a window that shows all boards and no switch. */
    opensBetsOfNumber: () => chosen === 'splits' || view.clientHeight === 0,
  };
}

/** Lists payout and maximum of each kind of bet, with an example. */
function payTable(
  { spots }: RouletteSetup,
  messages: RouletteMessages,
  amount: (minor: number) => string,
): HTMLElement {
  return element(
    'ul',
    { class: 'roulette-pays' },
    ...spotKinds.map((kind) => {
      const example = rouletteSpots.find((spot) => spot.kind === kind && !spot.numbers.includes(0));
      const { paysToOne, maximum } = spots[kind];
      return element(
        'li',
        {},
        element('strong', {}, `${paysToOne} : 1`),
        element('span', {}, example ? messages.spot(spotFacts(example)) : ''),
        element('span', { class: 'quiet' }, messages.upTo(amount(maximum))),
      );
    }),
  );
}
