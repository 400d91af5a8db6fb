import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { measureContrast } from '../support/measureContrast.ts';
import { untilQuiet } from '../support/untilConnected.ts';

const heroes = {
  visitor: 'section[data-part=hero]',
  player: '[data-part=hero] > [aria-labelledby=hero-game]',
} as const;

for (const brand of ['regency', 'aurora', 'pulse'] as const) {
  for (const [who, hero] of Object.entries(heroes)) {
    test(`WCAG 1.4.3 the texts of the ${brand} hero contrast with its picture for a ${who}`, async ({
      page,
      sites,
      newPlayer,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (who === 'player')
        await openAsPlayer(
          page,
          sites[brand],
          await newPlayer({ brand, marketId: brand === 'regency' ? 'uk' : 'row' }),
        );
      else await page.goto(sites[brand]);
      await untilQuiet(page);
      for (const [selector, minimum] of [
        ['p', 4.5],
        ['p a', 4.5],
        ['h1, h2', 3],
      ] as const) {
        for (const text of await page.locator(hero).locator(selector).filter({ visible: true }).all())
          expect(
            (await measureContrast(page, text)).lowest,
            `${selector}: ${(await text.textContent()) ?? ''}`,
          ).toBeGreaterThanOrEqual(minimum);
      }
      await expect(page.locator(hero).locator('h1, h2').first()).toBeAttached();
    });
  }
}
