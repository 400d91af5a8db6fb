import { expect, test } from '../support/fixtures.ts';
import { gameKinds } from '../support/gameKinds.ts';
import { openGameAsPlayer } from '../support/tableGame.ts';

/** Windows with the height of a phone, a tablet upright, a small laptop and a desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const [name, findId] of Object.entries(gameKinds)) {
  test(`GM-05 ${name} fits its window, with balance, stake and buttons in view @desktop`, async ({
    page,
    newPlayer,
    stack,
  }) => {
    const id = await findId(stack.sandboxPort);
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
