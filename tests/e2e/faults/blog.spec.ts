import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startStack } from '../../support/stack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, test } from '../support/fixtures.ts';

const hostile = `title: 'Hostile <img src=x onerror=window.__ran=1>'
dateCreated: 19-11-2026
html: |
  <h2>Calm words</h2>
  <script>window.__ran = 1</script>
  <img src="x" onerror="window.__ran = 1">
  <p onclick="window.__ran = 1">A paragraph with <a href="javascript:window.__ran=1">a link</a>.</p>
  <svg onload="window.__ran = 1"></svg><iframe srcdoc="<script>parent.__ran = 1</script>"></iframe>
  <h2>More <script>window.__ran = 1</script>words</h2>
`;

/** No injected code has run and none is left in the page. The browser’s policy alone would leave it there. */
async function expectCleaned(page: Page): Promise<void> {
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  await expect(
    page.locator('main').locator('script, svg[onload], iframe, [onerror], [onclick], [href^="javascript:"]'),
  ).toHaveCount(0);
}

test('PG-14 BL-01 scripts in posts and terms are removed, and incomplete posts break no page', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-blog-'));
  cpSync(join(projectRoot, 'sandbox/content'), folder, { recursive: true });
  const terms = join(folder, 'all-brands/terms/2026-2.yaml');
  writeFileSync(
    terms,
    readFileSync(terms, 'utf8').replace(
      'en: |\n',
      `en: |\n        <p onclick="window.__ran = 1">Hostile terms<img src="x" onerror="window.__ran = 1"></p><script>window.__ran = 1</script>\n`,
    ),
  );
  const posts = join(folder, 'pulse/blog/safer-play');
  mkdirSync(posts, { recursive: true });
  writeFileSync(join(posts, 'hostile.yaml'), hostile);
  writeFileSync(join(posts, 'half.yaml'), "title: Half a post\ndateCreated: '31-02-2026'\n");
  // A category with two posts, one of them with only a title. Its page shows both.
  mkdirSync(join(folder, 'pulse/blog/notes'));
  writeFileSync(join(folder, 'pulse/blog/notes/category.yaml'), 'categoryName: Notes\nsummary: Notes\n');
  writeFileSync(join(folder, 'pulse/blog/notes/bare.yaml'), "title: A bare note\ndateCreated: 'some day'\n");
  writeFileSync(
    join(folder, 'pulse/blog/notes/dated.yaml'),
    'title: A dated note\ndateCreated: 01-01-2020\nhtml: <p>Words.</p>\n',
  );
  // A category with more posts than a page or section shows. The order of file names differs from that of dates.
  mkdirSync(join(folder, 'pulse/blog/long'));
  writeFileSync(
    join(folder, 'pulse/blog/long/category.yaml'),
    'categoryName: Long\nsummary: Long\nlatestSectionHeader: Latest of long\n',
  );
  for (const [index, day] of [3, 7, 1, 6, 2, 5, 4].entries())
    writeFileSync(
      join(folder, `pulse/blog/long/note-${index}.yaml`),
      `title: Note ${day}\ndateCreated: 0${day}-02-2020\nhtml: <p>Words.</p>\n`,
    );
  const stack = await startStack({ sandboxEnv: { CONTENT_FOLDER: folder } });
  try {
    const site = `http://pulse.localhost:${stack.webPort}`;
    await page.goto(`${site}/blog/safer-play/hostile`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile <img src=x onerror=window.__ran=1>');
    await expect(page.getByRole('heading', { name: 'Calm words' })).toBeVisible();
    await page.getByText('A paragraph with').click();
    await page.getByText('a link', { exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
      'Calm words',
      'More words',
    ]);
    await expectCleaned(page);

    await page.goto(`${site}/terms`);
    await expect(page.getByRole('heading', { name: '1. About this site' })).toBeVisible();
    await expect(page.getByText('Hostile terms')).toBeVisible();
    await expectCleaned(page);

    const half = await page.goto(`${site}/blog/safer-play/half`);
    expect(half?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a post');
    await expect(page.getByRole('article').first().locator('time')).toHaveCount(0);

    await page.goto(`${site}/blog/notes`);
    await expect(page.getByRole('main').getByRole('article')).toHaveText([
      /A dated note1 January 2020/,
      /^A bare note$/,
    ]);
    await page.goto(`${site}/blog/long`);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      'Note 7',
      'Note 6',
      'Note 5',
      'Note 4',
      'Note 3',
    ]);
    await page.goto(`${site}/blog`);
    await expect(page.getByRole('navigation', { name: 'Blog' }).getByRole('link')).toHaveText([
      'All',
      'Guides',
      'Behind the scenes',
      'Safer play',
      'Long',
      'Notes',
    ]);
    await expect(page.getByRole('region', { name: 'Latest of long' }).getByRole('article')).toHaveText([
      /^Note 7/,
      /^Note 6/,
      /^Note 5/,
      /^Note 4/,
    ]);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  } finally {
    await closePages(page);
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
});
