import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journeySteps } from './journey/journeySteps.ts';
import { returnFromCache } from './journey/returnFromCache.ts';
import { devices, engines, type EngineBrowser } from './support/engineBrowser.ts';
import { enginesFolder, recordResult, runJourney } from './support/runJourney.ts';
import { startSecureStack, type SecureStack } from './support/secureStack.ts';
import { startEngine } from './support/startEngine.ts';
import { createVisit } from './support/visit.ts';
import { writeContactSheet } from './support/writeContactSheet.ts';

/** How often each journey runs, to find those that fail now and then. */
const times = Number(process.env['ENGINE_RUNS'] ?? '1');
const chosen = engines.filter((engine) => process.env['ENGINES']?.split(',').includes(engine) ?? true);
/** Plays each engine’s journey on one device, so that each device is played somewhere. */
const isOnOneDevice = process.env['ENGINE_DEVICES'] === 'one';
const screensFolder = process.env['ENGINE_SCREENS'] === 'on' ? join(enginesFolder, 'screens') : null;
const screens: string[] = [];
const screenFile = (engine: string, device: string, screen: string): string =>
  join(screensFolder ?? '', `${engine}-${device}-${screen.replaceAll(' ', '-')}.png`);

let stack: SecureStack;

beforeAll(async () => {
  rmSync(enginesFolder, { recursive: true, force: true });
  mkdirSync(screensFolder ?? enginesFolder, { recursive: true });
  stack = await startSecureStack();
});
afterAll(async () => {
  await stack.stop();
  for (const { name } of screensFolder === null ? [] : devices)
    await writeContactSheet(
      screens.map((screen) => chosen.map((engine) => screenFile(engine, name, screen))),
      join(enginesFolder, 'screens', `${name}.jpg`),
    );
});

describe.each(chosen)('%s', (engine) => {
  let browser: EngineBrowser;
  beforeAll(async () => {
    browser = await startEngine(engine);
  });
  afterAll(() => browser.close());

  for (let run = 1; run <= times; run += 1)
    for (const [index, device] of devices.entries()) {
      if (isOnOneDevice && index === engines.indexOf(engine) % 2) continue;
      // Each brand comes in two engines of a run. Pictures to compare show one brand.
      const brand = brands[screensFolder === null ? (engines.indexOf(engine) + index + run - 1) % 3 : 0]?.id ?? '';
      test(`GM-05 GM-09 BK-01 a journey through ${brand} at ${device.name} size, run ${run}`, async () => {
        const player = await stack.sandbox.newPlayer({ brand, marketId: 'row' });
        const page = await browser.openPage(device);
        const capture = async (screen: string) => {
          if (screensFolder === null) return;
          if (!screens.includes(screen)) screens.push(screen);
          await page.screenshot(screenFile(engine, device.name, screen));
        };
        const site = stack.siteOf(brand);
        try {
          const context = { visit: createVisit(page), stack, player, site, device: device.name, capture };
          const result = await runJourney(journeySteps, context, `${engine}-${device.name}-${run}`);
          recordResult({ engine, version: browser.version, device: device.name }, result);
          expect(result.failure).toBeNull();
        } finally {
          await page.close();
        }
      });
    }

  // Firefox alone keeps no page that had a connection open. The browser suite covers Chromium.
  const [desktop] = devices;
  if (engine === 'firefox' && desktop !== undefined)
    test.for([
      ['Reject all', 'visitor'],
      ['Accept all', 'visitor'],
      ['Accept all', 'player'],
    ] as const)(
      'FF-01 RT-03 after “%s” restores a %s’s page without connections, and connects it again',
      async ([consent, who]) => {
        const player = who === 'player' ? await stack.sandbox.newPlayer({ brand: 'regency', marketId: 'row' }) : null;
        expect(await returnFromCache(browser, stack, desktop, { consent, player })).toEqual([]);
      },
    );
});
