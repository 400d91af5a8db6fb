import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { test as base } from '../../e2e/support/fixtures.ts';
import { untilQuiet } from '../../e2e/support/untilConnected.ts';
import { screenshotOf } from '../support/chosenScreenshots.ts';
import { browserSettings, openScreen } from '../support/openScreen.ts';

const test = base.extend({ cookieGroups: null });
const folder = join(projectRoot, 'docs/images/screens');

/** The screens of `docs/screens.md`. */
const names = [
  'lobby-regency-en-1440',
  'lobby-aurora-en-1440',
  'lobby-pulse-en-1440',
  'lobby-player-regency-en-1440',
  'lobby-aurora-en-390',
  'lobby-player-regency-zh-390',
  'game-slot-big-win-aurora-en-390',
  'quests-pulse-en-390',
  'search-results-regency-en-1440',
  'game-page-pulse-en-1440',
  'game-roulette-big-win-aurora-en-1440',
  'cashier-paid-regency-en-1440',
];

/** Waits until every picture on the screen of a frame has arrived. */
const untilPictures = (frame: Frame) =>
  frame.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { bottom, top, right, left } = image.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !isOnScreen || (image.complete && image.naturalWidth > 0);
      }),
    undefined,
    { polling: 200, timeout: 60_000 },
  );

for (const name of names) {
  const screenshot = screenshotOf(name);
  test.describe(name, () => {
    test.use(browserSettings(screenshot));

    test(`${name} is photographed`, async ({ page, sites, sandbox, stack }) => {
      mkdirSync(folder, { recursive: true });
      const shown = await openScreen(page, {
        ...screenshot,
        origin: sites[screenshot.site.brand],
        sandboxPort: stack.sandboxPort,
        sandbox,
      });
      await untilQuiet(shown);
      await Promise.all(shown.frames().map(untilPictures));
      const png = await shown.screenshot({ animations: 'disabled' });
      await sharp(png)
        .webp({ quality: 82 })
        .toFile(join(folder, `${name}.webp`));
    });
  });
}
