import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { measureContrast } from './measureContrast.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations', 'incomplete'],
  // Each frame is checked separately, because a frame of another origin cannot be reached from its parent.
  iframes: false,
};

/** `npm run accessibility` also measures texts whose contrast axe cannot compute, such as those on pictures. */
const measuresContrast = process.env['CONTRAST'] === 'measure';

/**
 * Expects no violation of WCAG 2.2 A and AA that axe can detect in the page and its frames. In a frame with an open
 * modal dialog only the dialog is checked, because the rest is inert.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  // An empty frame shows nothing.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:blank')) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
    const { violations, undecided } = await frame.evaluate(runAxe, options);
    found.push(...violations.map(describeViolation));
    if (measuresContrast && !(await isCovered(frame))) found.push(...(await contrastProblems(page, frame, undecided)));
  }
  expect(found, 'rules of WCAG 2.2 AA').toEqual([]);
}

const describeViolation = ({ id, help, nodes }: axe.Result): string =>
  `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`).join('\n')}`;

/** Whether a modal dialog of the page lies over the frame. */
async function isCovered(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  const element = await frame.frameElement();
  return element.evaluate((own) => {
    const modal = document.querySelector('dialog:modal');
    return modal !== null && !modal.contains(own);
  });
}

/** Most times that a page is checked again because a text went away before it was measured. */
const maxRepeats = 6;

/** Measures the contrast of texts with the pixels behind them, and records how many were decided. */
async function contrastProblems(page: Page, frame: Frame, undecided: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const measured = new Set<string>();
  let waiting = undecided;
  for (let repeats = 0; waiting.length > 0 && repeats < maxRepeats; repeats += 1) {
    // Each text needs some screenshots.
    test.info().setTimeout(test.info().timeout + waiting.length * 6000);
    for (const selector of waiting) {
      const text = frame.locator(selector).first();
      if ((await text.count()) === 0) continue;
      const { lowest, minimum } = await measureContrast(page, text);
      // A list that scrolls removes texts.
      if (lowest === Infinity && (await text.count()) === 0) continue;
      measured.add(selector);
      if (lowest < minimum)
        problems.push(`color-contrast: ${selector} has ${lowest.toFixed(2)}, and needs ${minimum} to 1`);
    }
    if (waiting.every((selector) => measured.has(selector))) waiting = [];
    else waiting = (await frame.evaluate(runAxe, options)).undecided.filter((selector) => !measured.has(selector));
  }
  if (measured.size > 0)
    test.info().annotations.push({ type: 'contrast decided by pixels', description: String(measured.size) });
  return [...problems, ...waiting.map((selector) => `color-contrast: ${selector} is undecided`)];
}

/** Runs in the page. Returns violations, and the texts whose contrast is undecided. */
async function runAxe(wanted: axe.RunOptions): Promise<{ violations: axe.Result[]; undecided: string[] }> {
  // Running colour transitions would be measured with intermediate colours.
  const passing = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  // The topmost dialog has the focus.
  const modals = [...document.querySelectorAll('dialog:modal')];
  const modal =
    modals.find((dialog) => dialog.contains(document.activeElement) && dialog.querySelector('dialog:modal') === null) ??
    modals.at(-1);
  const { axe: checker } = window as unknown as { axe: Pick<typeof axe, 'run'> };
  const { violations, incomplete } = await checker.run(modal ?? document, wanted);
  const contrast = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
  // WCAG 1.4.3 leaves out inactive controls.
  const isActive = (selector: string) =>
    document.querySelector(selector)?.closest('[aria-disabled=true], :disabled') === null;
  return { violations, undecided: contrast.map(({ target }) => target.join(' ')).filter(isActive) };
}
