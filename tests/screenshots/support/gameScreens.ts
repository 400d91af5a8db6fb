import type { FrameLocator } from '@playwright/test';
import { expect } from '@playwright/test';
import { createCatalogue } from '../../../games/src/catalogue/catalogue.ts';
import { engineKinds, type EngineKind } from '../../../games/src/engines/gameEngine.ts';
import { holdRounds, loseRounds, replyWithArt, replyWithRound, type FixedOutcome } from './gameRounds.ts';
import { frameOf, type Screen, type ScreenContext } from './screen.ts';

/** The first game of each kind. The rounds of slots are for reels with lines. */
const games = createCatalogue(400).all;
const gameOf = (kind: EngineKind, feature?: string): number => {
  const game = games.find(
    ({ engine, features }) => engine === kind && (feature === undefined || features.includes(feature)),
  );
  if (game === undefined) throw new Error(`No game has the engine ${kind}.`);
  return game.gameGroupId;
};
const pathOf = (kind: EngineKind): string => `/game/${gameOf(kind, kind === 'slot' ? 'lines-20' : undefined)}`;

async function expectReady({ page }: ScreenContext): Promise<FrameLocator> {
  const game = frameOf(page);
  await expect(game.locator('main[data-phase=betting]')).toBeVisible({ timeout: 30_000 });
  return game;
}

/** Roulette bets: on the number that pays most, or on its colour. */
async function placeChips(game: FrameLocator, outcome: FixedOutcome | null): Promise<void> {
  const spots = outcome === 'bigWin' ? ['straight-7'] : outcome === 'win' ? ['red'] : ['straight-7', 'red'];
  // By keyboard, because a tap on a number opens the list of its bets on a phone.
  for (const spot of spots) await game.locator(`[data-spot=${spot}]`).first().press('Enter');
}

/** Starts a round as a player does. */
async function play(
  context: ScreenContext,
  kind: EngineKind,
  outcome: FixedOutcome | null = null,
): Promise<FrameLocator> {
  const game = await expectReady(context);
  if (kind === 'roulette') await placeChips(game, outcome);
  await game.locator('.play-button:visible').first().click();
  return game;
}

const phaseOf = (game: FrameLocator, phase: 'betting' | 'waiting' | 'deciding') =>
  game.locator(`main[data-phase=${phase}]`);

/** A round that waits: for its result, or for the player's decision. */
function underWay(kind: EngineKind): Partial<Screen> {
  const isDecided = kind === 'blackjack' || kind === 'videoPoker';
  return {
    ...(!isDecided && { consoleMessages: [/429/] }),
    beforeOpen: ({ page }) => (isDecided ? replyWithRound(page, kind, 'open') : holdRounds(page)),
    async prepare(context) {
      const game = await play(context, kind);
      await expect(phaseOf(game, isDecided ? 'deciding' : 'waiting')).toBeVisible();
    },
  };
}

/** A finished round with its payout. */
function finished(kind: EngineKind, outcome: FixedOutcome): Partial<Screen> {
  return {
    hasMotion: outcome === 'bigWin',
    beforeOpen: ({ page }) => replyWithRound(page, kind, outcome),
    async prepare(context) {
      const game = await play(context, kind, outcome);
      // A scratch card is bought first. Then its last button scratches all.
      if (kind === 'scratchCard') await game.locator('.scratch-controls .move-button:visible').last().click();
      await expect(game.locator('main:not([data-outcome=none])[data-outcome]')).toBeVisible({ timeout: 30_000 });
      await expect(phaseOf(game, 'betting')).toBeVisible({ timeout: 30_000 });
      if (outcome === 'bigWin') await holdBigWin(game);
    },
  };
}

/** Shows the plate of a big win, which goes by itself, as it is in the middle of its time. A restrained market has none. */
const holdBigWin = (game: FrameLocator): Promise<void> =>
  game.locator('.big-win').evaluate((plate) => {
    for (const animation of plate.getAnimations()) {
      animation.currentTime = 2500;
      // A screenshot ends animations that run.
      animation.playbackRate = 0;
    }
  });

const freeSpins: Partial<Screen> = {
  async beforeOpen({ page }) {
    // The first free spin stands still, however slow the machine is.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset['scene'] === 'freeSpins') window.setTimeout = (() => 0) as never;
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-scene'] });
    });
    await replyWithRound(page, 'slot', 'freeSpins');
  },
  async prepare(context) {
    const game = await play(context, 'slot');
    await expect(game.locator('html[data-scene=freeSpins] .win-line').first()).toBeAttached();
  },
};

const connectionLost = (kind: EngineKind): Partial<Screen> => ({
  consoleMessages: [/ERR_FAILED/],
  beforeOpen: ({ page }) => loseRounds(page),
  async prepare(context) {
    const game = await play(context, kind);
    await expect(game.locator('.notice[data-tone=worry]')).not.toBeEmpty();
  },
});

const lowBalance = (kind: EngineKind): Partial<Screen> => ({
  scenario: 'empty',
  ...(kind !== 'roulette' && { consoleMessages: [/409/] }),
  async prepare(context) {
    // Roulette refuses the chip itself.
    if (kind === 'roulette') await placeChips(await expectReady(context), 'win');
    else await play(context, kind);
    await expect(
      frameOf(context.page)
        .locator('.notice[data-tone=worry] span:not(:empty)')
        .or(context.page.locator('dialog[open]'))
        .first(),
    ).toBeVisible();
  },
});

const rules: Partial<Screen> = {
  async prepare(context) {
    const game = await expectReady(context);
    await game.locator('button.round[aria-haspopup=dialog]').click();
    await expect(game.locator('dialog[open]')).toBeVisible();
  },
};

/** A blackjack pays at most two and a half stakes, so it has no big win. */
const statesOf = (kind: EngineKind): Readonly<Record<string, Partial<Screen>>> => ({
  'under-way': underWay(kind),
  win: finished(kind, 'win'),
  ...(kind !== 'blackjack' && { 'big-win': finished(kind, 'bigWin') }),
  ...(kind === 'slot' && { 'free-spins': freeSpins }),
  'connection-lost': connectionLost(kind),
  'low-balance': lowBalance(kind),
  rules,
});

/** A game in a state. Its art arrives at once, because a game goes without art that is late. */
const gameScreen = (kind: EngineKind, name: string, state: Partial<Screen>): Screen => ({
  name,
  path: pathOf(kind),
  isPlayer: true,
  ...state,
  async beforeOpen(context) {
    if (process.env['SCREENSHOTS'] !== 'showcase') await replyWithArt(context.page);
    await state.beforeOpen?.(context);
  },
});

const idle: Partial<Screen> = {
  async prepare(context) {
    await expectReady(context);
  },
};

/** The six kinds of games in all their states. */
export const gameScreens: readonly Screen[] = engineKinds.flatMap((kind) => [
  gameScreen(kind, `game-${kind}`, idle),
  ...Object.entries(statesOf(kind)).map(([state, screen]) => gameScreen(kind, `game-${kind}-${state}`, screen)),
]);
