import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Each frame is checked separately, because a frame of another origin cannot be reached from its parent.
  iframes: false,
};

/**
 * Expects no violation of WCAG 2.2 A and AA that axe can detect in the page and its frames. In a frame with an open
 * modal dialog only the dialog is checked, because the rest is inert.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  // An empty frame shows nothing.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:blank'))
    found.push(...(await accessibilityProblems(frame)));
  expect(found, 'rules of WCAG 2.2 AA').toEqual([]);
}

async function accessibilityProblems(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const violations = await frame.evaluate(runAxe, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`).join('\n')}`,
  );
}

/** Runs in the page. */
async function runAxe(wanted: axe.RunOptions): Promise<axe.Result[]> {
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
  return (await (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe.run(modal ?? document, wanted)).violations;
}
