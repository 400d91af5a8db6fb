import './reels.css';
import './spin.css';
import './payTable.css';
import type * as v from 'valibot';
import { element } from '../../play/frame/element.ts';
import type { GameTable, TableModule, TableRound, TableShell } from '../../play/frame/gameTable.ts';
import { isGain } from '../../play/frame/outcomeSentence.ts';
import { pauseFor } from '../../play/frame/pauseFor.ts';
import { createStakeStepper } from '../../play/frame/stakeStepper.ts';
import { shownSlot, slotBet, slotSetup, type ShownSlot, type SlotBet, type SlotSetup } from '../slotApi.ts';
import { payTable } from './payTable.ts';
import { createReels } from './reels.ts';
import { slotOutcome } from './slotOutcome.ts';
import { slotWords } from './slotWords.ts';
import { createSpinButton } from './spinButton.ts';

type SlotShell = TableShell<SlotSetup, SlotBet, never, ShownSlot>;
type SlotRound = TableRound<ShownSlot>;

/** How long the wins of a free spin stay before the next, and of one without a win; milliseconds. */
const winHoldMs = 1100;
const emptyHoldMs = 350;

export const table: TableModule<SlotSetup, SlotBet, never, ShownSlot> = {
  setup: slotSetup,
  bet: slotBet,
  shown: shownSlot satisfies v.GenericSchema<unknown, ShownSlot>,
  createTable: createSlotTable,
};

function createSlotTable(shell: SlotShell): GameTable<ShownSlot> {
  const { setup, amount, picture, stillness } = shell;
  const words = slotWords[shell.culture];
  const reels = createReels({ strips: setup.strips, picture, words }, stillness);
  reels.show(setup.strips.map((strip) => strip.slice(0, 3)));
  const stepper = createStakeStepper(shell, setup.stakes, shell.lastBet?.stake);
  const button = createSpinButton(words.spin);
  button.view.addEventListener('click', () => void spin());

  async function spin(): Promise<void> {
    if (busy) return;
    const stake = stepper.stake();
    const round = shell.begin({ stake }, stake);
    // The window may be closing: then no round begins.
    if (!busy) return;
    shell.say(words.spinning);
    await reels.spin(round.then((found) => found?.shown.spins[0]?.grid ?? null));
    const settled = await round;
    if (!settled) return;
    await showFreeSpins(settled);
    showEnd(settled);
    await shell.shown(settled, slotOutcome(settled, shell, words));
  }

  async function showFreeSpins({ stake, shown: { spins } }: SlotRound): Promise<void> {
    const [paid, ...free] = spins;
    if (!paid || free.length === 0) return;
    reels.mark(paid.wins.flatMap(({ positions }) => positions), paid.win > stake);
    shell.setWin(paid.win);
    if (paid.win > 0) await pauseFor(winHoldMs);
    let soFar = paid.win;
    let given = 0;
    for (const [at, one] of free.entries()) {
      const before = spins[at];
      if (before && before.freeSpinsWon > 0) {
        given += before.freeSpinsWon;
        shell.setNotice(words.freeSpinsWon(before.freeSpinsWon), 'glad');
        shell.say(words.freeSpinsWon(before.freeSpinsWon));
        reels.mark(positionsOf('S', before.grid), true);
        await pauseFor(winHoldMs);
      }
      shell.setNotice(`${words.freeSpin(at + 1, given)} · ${words.freeSpinsWin(amount(soFar))}`);
      await reels.spin(Promise.resolve(one.grid));
      soFar += one.win;
      reels.mark(one.wins.flatMap(({ positions }) => positions), one.win > stake);
      shell.setWin(soFar);
      await pauseFor(one.win > 0 ? winHoldMs : emptyHoldMs);
    }
  }

  function showEnd(round: SlotRound): void {
    reels.mark(round.shown.spins.at(-1)?.wins.flatMap(({ positions }) => positions) ?? [], isGain(round));
  }

  let busy = false;
  return {
    view: element('div', { class: 'window' }, element('div', { class: 'field' }, reels.view)),
    stake: stepper.view,
    controls: button.view,
    keys: words.keys,
    setPhase(phase) {
      busy = phase !== 'betting';
      stepper.setPhase(phase);
      button.view.setAttribute('aria-disabled', String(busy));
    },
    show(round) {
      const last = round.shown.spins.at(-1);
      if (last) reels.show(last.grid);
      showEnd(round);
      return slotOutcome(round, shell, words);
    },
    press(key) {
      if (key === ' ' || key === 'Enter') void spin();
      else if (['+', '=', 'ArrowUp', 'ArrowRight'].includes(key)) stepper.change(1);
      else if (['-', '_', 'ArrowDown', 'ArrowLeft'].includes(key)) stepper.change(-1);
      else return false;
      return true;
    },
    countDown(ms) {
      if (!stillness()) button.countDown(ms);
    },
    facts: () => payTable(setup, stepper.stake(), { words, amount, picture }),
  };
}

function positionsOf(symbol: string, grid: readonly string[]): [number, number][] {
  return grid.flatMap((letters, reel) => Array.from(letters).flatMap((letter, row): [number, number][] => (letter === symbol ? [[reel, row]] : [])));
}
