import type { Page } from '@playwright/test';

/**
 * Records the scripts of a page. Returns a function that gives the file names of those that the document names, and of
 * those that the page has requested later.
 */
export function recordScripts(page: Page): (document: string) => { start: string[]; later: string[] } {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/(assets\/[^/]+\.js)$/.exec(new URL(request.url()).pathname)?.[1];
    if (file !== undefined && !files.includes(file)) files.push(file);
  });
  return (document) => ({
    start: files.filter((file) => isNamedBy(document, `/${file}`)),
    later: files.filter((file) => !isNamedBy(document, `/${file}`)),
  });
}

/** Whether a document requests a file itself. */
export const isNamedBy = (document: string, path: string): boolean => document.includes(`href="${path}"`);
