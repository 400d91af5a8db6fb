import { gameKinds } from '../../e2e/support/gameKinds.ts';
import { minorUnits } from '../../e2e/support/minorUnits.ts';
import { frames } from '../support/engineBrowser.ts';
import type { Target } from '../support/findShown.ts';
import { until, type Visit } from '../support/visit.ts';
import type { JourneyContext, JourneyStep } from './journeyStep.ts';

const readyForRound: Target = { css: 'main[data-phase=betting]' };
const button = (name: string): Target => ({ role: 'button', name });
const beginning = (begins: string): Target => ({ role: 'button', begins });

const pressInGame = (visit: Visit, target: Target) => visit.press(target, 'game');

/** Plays a hand of blackjack to its end, without more money. */
async function finishHand(visit: Visit): Promise<void> {
  await until('the hand ends', async () => {
    for (const choice of ['No insurance', 'Stand']) await visit.page.press(button(choice), 'game');
    return visit.isShown({ ...button('Deal'), isPressable: true }, 'game');
  });
}

/** One game of each kind, and how a round of it is played. */
const rounds: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'a slot of three reels': (visit) => pressInGame(visit, button('Spin')),
  async roulette(visit) {
    await pressInGame(visit, beginning('Red, '));
    await pressInGame(visit, button('Spin'));
  },
  async blackjack(visit) {
    await pressInGame(visit, button('Deal'));
    await finishHand(visit);
  },
  async 'video poker'(visit) {
    await pressInGame(visit, button('Deal'));
    await pressInGame(visit, button('Draw'));
  },
  async 'a scratch card'(visit) {
    await pressInGame(visit, button('Buy a card'));
    await pressInGame(visit, button('Reveal all'));
  },
  plinko: (visit) => pressInGame(visit, button('Drop ball')),
};

export const gameSteps: readonly JourneyStep[] = Object.entries(rounds).map(([kind, playRound]) => ({
  name: `a round of ${kind.replace(/^a /, '')}`,
  async run(context) {
    await openGame(context, kind);
    await playRound(context.visit);
    await untilBooked(context);
    await context.capture(kind);
  },
}));

const isUncovered = (frame: string) => document.querySelector(frame)?.nextElementSibling === null;

async function openGame({ visit, stack, site }: JourneyContext, kind: string): Promise<void> {
  const find = gameKinds[kind];
  if (find === undefined) throw new Error(`There is no game for ${kind}.`);
  const id = await find(stack.sandboxPort);
  await visit.open(`${site}/game/${id}`);
  await visit.untilShown(readyForRound, 'game');
  // The game is ready before the page takes its cover away, and a driver presses the cover.
  await until('the game is uncovered', () => visit.page.run(isUncovered, frames.game));
}

/** The round has ended, and the amounts of the game and of the window are those of the ledger. */
async function untilBooked({ visit, stack, player }: JourneyContext): Promise<void> {
  await visit.untilShown(readyForRound, 'game');
  await until('the amounts agree with the ledger', async () => {
    const { balance = 0, history = [] } = await stack.sandbox.books({ userId: player.userId });
    const moves = history as { kind: string; amount: number }[];
    const sum = (kind: string) =>
      moves.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0);
    const textOf = (css: string) => document.querySelector(css)?.textContent ?? '';
    const shown = minorUnits(await visit.page.run(textOf, '.of-balance .value', 'game'));
    const net = minorUnits(await visit.page.run(textOf, '[data-figure=net] dd'));
    return sum('stake') > 0 && shown === balance && net === sum('win') - sum('stake');
  });
}
