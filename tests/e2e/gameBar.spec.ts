import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';

/** One game of each kind, by its id in the catalogue. */
const games = [
  ['slot', 41_000],
  ['roulette', 41_296],
  ['blackjack', 41_481],
  ['video poker', 42_850],
  ['scratch card', 10_066],
  ['plinko', 10_068],
] as const;

/** Viewport sizes from a large screen to a small phone in both orientations. */
const windows = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 700],
  [834, 1112],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

for (const [kind, id] of games) {
  test(
    `GM-05 UI-05 the bar of ${kind} fits all buttons and figures in every viewport @desktop`,
    { tag: kind === 'slot' ? [] : '@all' },
    async ({ page, newPlayer }) => {
      await openAsPlayer(page, `/game/${id}`, await newPlayer({ marketId: 'row' }));
      const game = gameFrame(page);
      await expect(game.locator('main[data-phase=betting]')).toBeVisible();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const outside = await game.locator('.bar').evaluate((bar) => {
          const box = bar.getBoundingClientRect();
          return [...bar.querySelectorAll('button, .figure')]
            .map((part) => ({
              name: part.getAttribute('aria-label') ?? part.textContent,
              place: part.getBoundingClientRect(),
            }))
            .filter(
              ({ place }) =>
                place.width > 0 &&
                (place.left < box.left - 1 ||
                  place.right > box.right + 1 ||
                  place.top < box.top - 1 ||
                  place.bottom > box.bottom + 1),
            )
            .map(({ name }) => name);
        });
        expect({ width, outside }).toEqual({ width, outside: [] });
        const scrolls = await game
          .locator('main')
          .evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        expect({ width, scrolls }).toEqual({ width, scrolls: false });
      }
    },
  );
}
