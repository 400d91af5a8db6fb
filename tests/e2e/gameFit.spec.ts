import { findGameWithFeature } from './support/cardGames.ts';
import { expect, test } from './support/fixtures.ts';
import { slotWith } from './support/slotWith.ts';
import { openGameAsPlayer } from './support/tableGame.ts';

/** Windows with the height of a phone, a tablet upright, a small laptop and a desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

const games = {
  'a slot of five rows': async (port: number) => (await slotWith(port, 'tumbling')).GameGroupId,
  'a slot of three rows': async (port: number) => (await slotWith(port, 'lines-20')).GameGroupId,
  'a slot of three reels': async (port: number) => (await slotWith(port, 'three-reels')).GameGroupId,
  blackjack: async (port: number) => findGameWithFeature(port, 'double-down'),
  'video poker': async (port: number) => findGameWithFeature(port, 'hold-and-draw'),
  roulette: async () => 41_296,
  'a scratch card': async () => 10_066,
  plinko: async () => 10_068,
};

for (const [name, findId] of Object.entries(games)) {
  test(`GM-05 ${name} fits its window, with balance, stake and buttons in view @desktop`, async ({
    page,
    newPlayer,
    sandbox,
    stack,
  }) => {
    const id = await findId(stack.platformPort);
    await sandbox.maintenance({ set: [{ gameId: id, minutes: 0 }] });
    const game = await openGameAsPlayer(page, await newPlayer(), id);
    const main = game.locator('main');
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expect(game.locator('.of-balance .value')).toBeInViewport({ ratio: 1 });
      await expect(game.locator('.of-stake .value').first()).toBeInViewport({ ratio: 1 });
      await expect(game.locator('.controls .play-button')).toBeInViewport({ ratio: 1 });
      const scrolled = await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(scrolled, `${viewport.width} × ${viewport.height}`).toBe(0);
      // The view lies within its table, so it covers neither title nor bar.
      const [table, view] = await game
        .locator('.table')
        .evaluate((element) =>
          [element, element.firstElementChild ?? element].map((each) => each.getBoundingClientRect().height),
        );
      expect(view, `${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual((table ?? 0) + 1);
    }
  });
}
