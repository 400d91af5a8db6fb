import type { BrowserContext } from '@playwright/test';

/** What a browser says that nobody asked for: console errors and warnings, uncaught errors, broken security policy. */
export interface QuietBrowser {
  /** Words that match are part of this test. They must come: an expectation that nothing meets is a failure too. */
  expect(words: RegExp): void;
  /** Words that match may be said, because what says them happens by itself and at its own time. */
  allow(words: RegExp): void;
  /** What is wrong at the end of a test, one line each. */
  complaints(): string[];
}

export async function listenTo(context: BrowserContext): Promise<QuietBrowser> {
  const said: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') said.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
  return {
    expect: (words) => void expected.push(words),
    allow: (words) => void allowed.push(words),
    complaints: () => [
      ...said.filter((line) => ![...expected, ...allowed].some((words) => words.test(line))),
      ...expected
        .filter((words) => !said.some((line) => words.test(line)))
        .map((words) => `expected but not said: ${String(words)}`),
    ],
  };
}
