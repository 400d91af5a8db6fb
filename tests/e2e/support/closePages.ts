import type { Page } from '@playwright/test';

/** Closes every page of the browser context. Call it before services stop, so that no request of an open page fails. */
export async function closePages(page: Page): Promise<void> {
  await Promise.all(
    page
      .context()
      .pages()
      .map((each) => each.close()),
  );
}
