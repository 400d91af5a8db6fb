import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { openAsPlayer } from '../../e2e/support/openAsPlayer.ts';
import type { Sandbox } from '../../e2e/support/sandbox.ts';
import type { Screenshot } from './chosenScreenshots.ts';
import type { ScreenContext } from './screen.ts';
import { screenshotTime } from './screenshotClock.ts';

const messages = v.record(v.string(), v.string());
const folder = join(projectRoot, 'web/src/i18n/messages');

/** An interface text by its key, up to the first placeholder. Controls are found by it in every language. */
function messageText(language: string, key: string): string {
  for (const area of readdirSync(join(folder, language))) {
    const text = v.parse(messages, JSON.parse(readFileSync(join(folder, language, area), 'utf8')))[key];
    if (text !== undefined) return text.split('{')[0]?.trim() ?? text;
  }
  throw new Error(`No text has the key ${key}.`);
}

interface Opening extends Screenshot {
  /** Origin of the site's brand. */
  origin: string;
  sandboxPort: number;
  sandbox: Sandbox;
}

/** Opens a screen at the time of the screenshots. Returns the page that shows it. */
export async function openScreen(page: Page, opening: Opening): Promise<Page> {
  const { screen, site, device, origin, sandbox, sandboxPort } = opening;
  await page
    .context()
    .addCookies(
      [
        ...(screen.asksForCookies === true ? [] : cookieChoice([], screenshotTime)),
        { name: 'userLanguage', value: site.language },
      ].map((cookie) => ({ ...cookie, url: origin })),
    );
  await page.clock.setFixedTime(screenshotTime);
  // The page's time stands still and the servers' time does not, so the page must not measure the difference.
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function ofHeader(this: Headers, name) {
      return name === 'foyer-server-time' ? null : get.call(this, name);
    };
  });
  const player = screen.isPlayer
    ? await sandbox.newPlayer({
        brand: site.brand,
        marketId: site.marketId,
        ...(screen.scenario !== undefined && { scenario: screen.scenario }),
      })
    : null;
  const context: ScreenContext = {
    page,
    site,
    sandbox,
    sandboxPort,
    player,
    isMobile: device.width < 1024,
    text: (key) => messageText(site.language, key),
  };
  await screen.beforeOpen?.(context);
  if (player === null) await page.goto(origin + screen.path);
  else await openAsPlayer(page, origin + screen.path, player);
  const shown = (await screen.prepare?.(context)) ?? page;
  await Promise.all(shown.frames().map((frame) => frame.evaluate(showFonts)));
  return shown;
}

/**
 * Runs in the page. The site shows a font only if it arrives at once, and a busy machine would draw another, so the rules
 * of fonts are renewed and wait for them. A layout may request another font, so it waits for the next one too.
 */
async function showFonts(): Promise<void> {
  for (const sheet of document.styleSheets)
    for (const [place, { cssText }] of Array.from(sheet.cssRules).entries())
      if (cssText.includes('font-display: optional')) {
        sheet.deleteRule(place);
        sheet.insertRule(cssText.replace('font-display: optional', 'font-display: block'), place);
      }
  for (let round = 0; round < 2; round += 1) {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await document.fonts.ready;
}

/** Settings of the browser for a screenshot. */
export function browserSettings({ screen, site, device }: Screenshot) {
  return {
    locale: site.language === 'zh' ? 'zh-CN' : 'en-GB',
    viewport: { width: device.width, height: device.height },
    isMobile: device.isMobile,
    hasTouch: device.isMobile,
    extraHTTPHeaders: { 'cf-ipcountry': screen.country ?? site.country },
    contextOptions: { reducedMotion: screen.hasMotion === true ? ('no-preference' as const) : ('reduce' as const) },
  };
}
