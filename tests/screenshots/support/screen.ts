import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Scenario } from '../../../sandbox/src/control/scenarios.ts';
import type { Sandbox, SandboxPlayer } from '../../e2e/support/sandbox.ts';

/** A brand in a market and a language. */
export interface ScreenshotSite {
  readonly name: string;
  readonly brand: 'regency' | 'aurora' | 'pulse';
  readonly country: string;
  readonly language: 'en' | 'zh';
  readonly marketId: string;
}

export const sites: readonly ScreenshotSite[] = [
  { name: 'regency-en', brand: 'regency', country: 'GB', language: 'en', marketId: 'uk' },
  { name: 'regency-zh', brand: 'regency', country: 'HK', language: 'zh', marketId: 'row-zh' },
  { name: 'aurora-en', brand: 'aurora', country: 'IE', language: 'en', marketId: 'row' },
  { name: 'pulse-en', brand: 'pulse', country: 'IE', language: 'en', marketId: 'row' },
];

/** A device by the width of its screen in pixels. */
export interface ScreenshotDevice {
  readonly width: number;
  readonly height: number;
  readonly isMobile: boolean;
}

export const devices: readonly ScreenshotDevice[] = [
  { width: 390, height: 844, isMobile: true },
  { width: 834, height: 1112, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
  { width: 1920, height: 1080, isMobile: false },
];

/** What a screen needs to open itself. */
export interface ScreenContext {
  readonly page: Page;
  readonly site: ScreenshotSite;
  readonly isMobile: boolean;
  readonly sandbox: Sandbox;
  readonly sandboxPort: number;
  /** The player of the page; null on a visitor's page. */
  readonly player: SandboxPlayer | null;
  /** An interface text in the language of the page. */
  readonly text: (key: string) => string;
}

/** A page, or an overlay or a state of a page. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isPlayer: boolean;
  /** Scenario of the player; by default a player with a balance. */
  readonly scenario?: Scenario;
  /** Name of the only site that has this screen; by default every site has it. */
  readonly onlyOn?: string;
  /** Motion is allowed, because the screen shows a state that reduced motion does not have. */
  readonly hasMotion?: boolean;
  /** The visitor has not chosen cookies yet. */
  readonly asksForCookies?: boolean;
  /** Country of the request, where it differs from the site's. */
  readonly country?: string;
  /** Console messages that belong to the state. */
  readonly consoleMessages?: readonly RegExp[];
  /** Prepares what the page will receive, before it opens. */
  readonly beforeOpen?: (context: ScreenContext) => Promise<void>;
  /** Brings the opened page into the state of the screenshot. Returns another page if that is the screen. */
  readonly prepare?: (context: ScreenContext) => Promise<Page | void>;
}

export async function expectDialog({ page }: Pick<ScreenContext, 'page'>): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0);
}

export const headerOf = ({ page }: Pick<ScreenContext, 'page'>) => page.getByRole('banner');

/** The frame of the open dialog or of the game. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
