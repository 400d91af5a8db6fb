import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, openAsPlayer, test } from './support/fixtures.ts';

type Colour = readonly [number, number, number];

/** Relative luminance (WCAG 2). */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Share of a line's area that is left out: stars are smaller than a stroke of a letter. */
const starShare = 0.01;

/** Lowest contrast of a text with the picture behind each of its lines. */
async function lowestContrast(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const found = {
      colour: (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
    for (const part of [element, ...element.querySelectorAll('*')]) {
      if (!(part instanceof HTMLElement)) continue;
      for (const property of ['color', 'border-color', 'text-decoration-color'])
        part.style.setProperty(property, 'transparent', 'important');
    }
    return found;
  });
  const textLuminance = luminance(colour as unknown as Colour);
  let lowest = Infinity;
  for (const { x, y, width, height } of lines) {
    // Text for screen readers alone.
    if (width < 2 || (await text.evaluate((element) => element.clientWidth <= 1))) continue;
    const clip = { x, y, width, height };
    const { data, info } = await sharp(await text.page().screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += info.channels)
      contrasts.push(contrast(textLuminance, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
    contrasts.sort((a, b) => a - b);
    lowest = Math.min(lowest, contrasts[Math.floor(contrasts.length * starShare)] ?? 1);
  }
  await text.evaluate((element) => {
    for (const part of [element, ...element.querySelectorAll('*')]) part.removeAttribute('style');
  });
  return lowest;
}

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
      await page.waitForLoadState('networkidle');
      for (const [selector, minimum] of [
        ['p', 4.5],
        ['p a', 4.5],
        ['h1, h2', 3],
      ] as const) {
        for (const text of await page.locator(hero).locator(selector).filter({ visible: true }).all())
          expect(await lowestContrast(text), `${selector}: ${(await text.textContent()) ?? ''}`).toBeGreaterThanOrEqual(
            minimum,
          );
      }
      await expect(page.locator(hero).locator('h1, h2').first()).toBeAttached();
    });
  }
}
