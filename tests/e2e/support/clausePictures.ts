import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';
import { clauseTest } from '../../../scripts/clauses/clauseTest.ts';

/** Name of the attachment that holds the screen of a clause test, for the run of `npm run evidence`. */
export const clausePicture = 'clause screen';

/** Set by `npm run evidence`, which needs a picture of every clause test. */
const takesPictures = process.env['FOYER_EVIDENCE'] === 'yes';

/** Market ids of the documents of a context’s pages, collected while the test runs. */
export function collectMarkets(context: BrowserContext): () => Promise<string[]> {
  const found: Promise<string | undefined>[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || !(response.headers()['content-type'] ?? '').startsWith('text/html')) return;
    found.push(
      response.text().then(
        (html) => /"marketId":"([\w-]+)"/.exec(html)?.[1],
        // A redirect, or a page that closed meanwhile, has no text.
        () => undefined,
      ),
    );
  });
  return async () => [...new Set(await Promise.all(found))].filter((id) => id !== undefined);
}

/**
 * Fails a test that names a clause if its pages showed another market than its title, so that a title cannot be evidence
 * for a market that the test does not open. Then, for the evidence, takes a picture of the last page.
 */
export async function finishClauseTest(
  context: BrowserContext,
  shownMarkets: () => Promise<string[]>,
  testInfo: TestInfo,
): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus) return;
  const title = testInfo.titlePath.slice(1).join(' ');
  const { shows, absent, markets } = clauseTest({ file: testInfo.file, title, level: 'screen' });
  if (shows.length + absent.length === 0) return;
  const opened = await shownMarkets();
  if (opened.length > 0) expect(opened, 'markets that the pages showed').toEqual(expect.arrayContaining(markets));
  const page = context.pages().findLast((each) => /^https?:/.test(each.url()));
  if (takesPictures && page !== undefined) await takePicture(page, testInfo);
}

async function takePicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('clause.png');
  await writeFile(path, await page.screenshot({ animations: 'disabled', scale: 'css' }));
  testInfo.attachments.push({ name: clausePicture, path, contentType: 'image/png' });
}
