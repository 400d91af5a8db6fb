import type { Page } from '@playwright/test';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { openAsPlayer } from '../../e2e/support/openAsPlayer.ts';
import type { SandboxPlayer } from '../../e2e/support/sandbox.ts';
import { messageText } from './messageText.ts';
import type { Screen } from './screens.ts';
import { screenshotTime } from './screenshotClock.ts';
import type { ScreenshotDevice, ScreenshotSite } from './sites.ts';

interface Opening {
  screen: Screen;
  site: ScreenshotSite;
  device: ScreenshotDevice;
  /** Origin of the site's brand. */
  origin: string;
  newPlayer: (player: { brand: string; marketId: string }) => Promise<SandboxPlayer>;
}

/** Opens a screen at the time of the screenshots, with the necessary cookies allowed. */
export async function openScreen(page: Page, { screen, site, device, origin, newPlayer }: Opening): Promise<void> {
  await page.context().addCookies(
    [...cookieChoice([], screenshotTime), { name: 'userLanguage', value: site.language }].map((cookie) => ({
      ...cookie,
      url: origin,
    })),
  );
  await page.clock.setFixedTime(screenshotTime);
  if (screen.isPlayer)
    await openAsPlayer(page, origin + screen.path, await newPlayer({ brand: site.brand, marketId: site.marketId }));
  else await page.goto(origin + screen.path);
  await screen.prepare?.({
    page,
    isMobile: device.width < 1024,
    text: (key) => messageText(site.language, key),
  });
}

/** Settings of the browser for a device on a site. */
export function browserSettings(site: ScreenshotSite, device: ScreenshotDevice) {
  return {
    locale: site.language === 'zh' ? 'zh-CN' : 'en-GB',
    viewport: { width: device.width, height: device.height },
    isMobile: device.isMobile,
    hasTouch: device.isMobile,
    extraHTTPHeaders: { 'cf-ipcountry': site.country },
  };
}
