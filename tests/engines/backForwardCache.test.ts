import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineBrowser } from './support/engineBrowser.ts';
import { devices } from './support/engineBrowser.ts';
import { startSecureStack, type SecureStack } from './support/secureStack.ts';
import { startEngine } from './support/startEngine.ts';
import { createVisit, until } from './support/visit.ts';

let stack: SecureStack;
let firefox: EngineBrowser;

beforeAll(async () => {
  stack = await startSecureStack();
  firefox = await startEngine('firefox');
});
afterAll(async () => {
  await firefox.close();
  await stack.stop();
});

/** Firefox keeps no page that has had a stream open. The browser suite covers Chromium. */
test('FF-01 Firefox restores a visitor’s page without a stream, and its flags change again', async () => {
  const [device] = devices;
  const page = await firefox.openPage(device ?? expect.fail('no device'));
  const visit = createVisit(page);
  const site = stack.siteOf('regency');
  const elsewhere = `https://media.localhost:${new URL(site).port}/`;
  const streams = async () => (await stack.sandbox.flags({})).streams;
  const ofServer = await streams();
  /** False when the page loads again: a request in flight keeps a page out of the cache too. */
  async function leaveAndReturn(): Promise<boolean> {
    await until('the page follows its flags', async () => (await streams()) > ofServer);
    await page.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    }, null);
    await page.goto(elsewhere);
    await until('the page follows no flags', async () => (await streams()) === ofServer);
    await page.run(() => history.back(), null);
    await visit.untilShown({ role: 'button', name: '中文' });
    return page.run(() => document.documentElement.dataset['persisted'] === 'true', null);
  }
  try {
    await visit.open(`${site}/`);
    await visit.press({ role: 'button', name: 'Reject all' });
    await until('the browser restores the page', leaveAndReturn);
    await stack.sandbox.flags({ set: [{ key: 'languageToggle', value: false }] });
    await visit.untilHidden({ role: 'button', name: '中文' });
    expect(page.problems().filter((problem) => !problem.includes(elsewhere))).toEqual([]);
  } finally {
    await page.close();
  }
});
