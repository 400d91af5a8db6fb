import { vi } from 'vitest';
import type { EnginePage, Frame } from './engineBrowser.ts';
import type { Target } from './findShown.ts';

/** Only a browser that hangs takes this long. */
const timeoutMs = 20_000;

/** Waits until a condition holds. Errors on the way count as not yet, because pages load and frames go. */
export async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  let lastError: unknown = null;
  await vi.waitFor(
    async () => {
      try {
        if (await isReached()) return;
        lastError = null;
      } catch (error) {
        lastError = error;
      }
      throw new Error(`Not reached: ${what}${lastError instanceof Error ? ` (${lastError.message})` : ''}`);
    },
    { timeout: timeoutMs, interval: 50 },
  );
}

/** A page as a visitor uses it: every action waits for its element. */
export interface Visit {
  readonly page: EnginePage;
  press(target: Target, frame?: Frame): Promise<void>;
  type(target: Target, text: string, frame?: Frame): Promise<void>;
  isShown(target: Target, frame?: Frame): Promise<boolean>;
  untilShown(target: Target, frame?: Frame): Promise<void>;
  untilHidden(target: Target, frame?: Frame): Promise<void>;
  /** Waits until the text of an element satisfies a condition. */
  untilText(css: string, isReached: (text: string) => boolean, frame?: Frame): Promise<void>;
  /** Waits until the scripts of the page have started. */
  untilStarted(): Promise<void>;
  /** Opens an address and waits until the scripts of the page have started. */
  open(address: string): Promise<void>;
}

const textOf = (css: string) => document.querySelector(css)?.textContent ?? '';
/** Pages outside the casino record no early presses. */
const hasStarted = () =>
  document.readyState === 'complete' &&
  (!('__early' in window) || Reflect.get(window.__early as object, 'clicks') === null);

export function createVisit(page: EnginePage): Visit {
  const untilStarted = () => until('start the scripts of the page', () => page.run(hasStarted, null));
  return {
    page,
    press: (target, frame) => until(`press ${JSON.stringify(target)}`, () => page.press(target, frame)),
    type: (target, text, frame) => until(`type in ${JSON.stringify(target)}`, () => page.type(target, text, frame)),
    isShown: (target, frame) => page.isShown(target, frame),
    untilShown: (target, frame) => until(`show ${JSON.stringify(target)}`, () => page.isShown(target, frame)),
    untilHidden: (target, frame) =>
      until(`hide ${JSON.stringify(target)}`, async () => !(await page.isShown(target, frame))),
    untilText: async (css, isReached, frame) => {
      await until(`text of ${css}`, async () => isReached(await page.run(textOf, css, frame)));
    },
    untilStarted,
    async open(address) {
      await page.goto(address);
      await untilStarted();
    },
  };
}
