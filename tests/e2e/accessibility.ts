import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Each frame is asked by itself: a frame of another origin answers to nobody else.
  iframes: false,
};

/** No rule of WCAG 2.2 A and AA that a machine can check is broken in what the page and its frames show now. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  // An empty frame shows nothing.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:blank')) found.push(...(await brokenRules(frame)));
  expect(found, 'rules of WCAG 2.2 AA').toEqual([]);
}

async function brokenRules(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const violations = await frame.evaluate(async (wanted) => (await (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe.run(document, wanted)).violations, options);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`).join('\n')}`);
}
