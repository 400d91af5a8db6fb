import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { CallFault } from './failCalls.ts';
import type { NewPlayer, Sandbox, SandboxPlayer } from './sandbox.ts';

export interface Scene {
  page: Page;
  player: SandboxPlayer;
  sandbox: Sandbox;
  sandboxPort: number;
}

/** Something that a person does which calls an endpoint, and what must be seen when only this call fails. */
export interface EndpointMoment {
  name: string;
  /** The player who does it; a visitor without it. */
  as?: NewPlayer;
  /** Default: Regency’s lobby. */
  at?: string;
  /** Default: Regency. */
  brand?: 'aurora' | 'pulse';
  /** Leads to the press while calls are answered. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Before each press, while calls are answered. */
  ready?: (scene: Scene) => Promise<unknown>;
  /** Calls the endpoint, from the start and after each failure. */
  press: (scene: Scene) => Promise<unknown>;
  /** Words that end the wait. Without them the page just stays whole. */
  says?: (page: Page) => Locator;
  /** What the press does when calls are answered again. Without it an answered call is enough. */
  works?: (scene: Scene) => Promise<unknown>;
  /** Faults that count as an answer here, with the reason in a comment. */
  except?: readonly CallFault[];
}

export const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const loginLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Log in' });
export const shown = (locator: Locator): Promise<void> => expect(locator).toBeVisible();

/** The call of a page that loads. */
export const reload = ({ page }: Scene): Promise<unknown> => page.reload();
/** The call of a poll. */
export const aMinuteLater = ({ page }: Scene): Promise<void> => page.clock.runFor(61_000);
/** The call after a gap. */
export const comeBackOnline = ({ page }: Scene): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const pulse = { brand: 'pulse', marketId: 'row', scenario: 'funded' } as const;

export async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your account/i })
    .click();
}
