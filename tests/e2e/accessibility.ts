import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Each frame is asked by itself: a frame of another origin answers to nobody else.
  iframes: false,
};

/**
 * No rule of WCAG 2.2 A and AA that a machine can check is broken in what the page and its frames show now. Of a frame with a
 * modal dialog that is the dialog: nobody reaches what lies behind, and it is asked for where it is reached.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  // An empty frame shows nothing.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:blank'))
    found.push(...(await brokenRules(frame)));
  expect(found, 'rules of WCAG 2.2 AA').toEqual([]);
}

async function brokenRules(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const violations = await frame.evaluate(rulesBrokenHere, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`).join('\n')}`,
  );
}

/** Runs in the page. */
async function rulesBrokenHere(wanted: axe.RunOptions): Promise<axe.Result[]> {
  // Colours that are on their way to others are nobody's to read.
  const passing = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  // Where one lies over another, the upper one has the focus.
  const modals = [...document.querySelectorAll('dialog:modal')];
  const modal =
    modals.find((dialog) => dialog.contains(document.activeElement) && dialog.querySelector('dialog:modal') === null) ??
    modals.at(-1);
  return (await (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe.run(modal ?? document, wanted)).violations;
}
