import type { BrowserContext } from '@playwright/test';

/** Records browser output: console errors and warnings, uncaught errors, violations of the security policy. */
export interface ConsoleGuard {
  /** Announces output that this test causes. Missing output is a failure too. */
  expect(pattern: RegExp): void;
  /** Allows output that may occur at any time. */
  allow(pattern: RegExp): void;
  /** Unexpected and missing output at the end of a test, one line each. */
  unexpectedOutput(): string[];
}

export async function guardConsole(context: BrowserContext): Promise<ConsoleGuard> {
  const consoleOutput: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [
    // The test runner's own remark, in contexts that block service workers.
    /Service Worker registration blocked by Playwright/,
    // The browsers of all tests share one address, so the server refuses some of their reports.
    /429 \(Too Many Requests\) \([^ ]*\/api\/report\)/,
  ];
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      consoleOutput.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => consoleOutput.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    unexpectedOutput: () => [
      ...consoleOutput.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !consoleOutput.some((line) => pattern.test(line)))
        .map((pattern) => `expected but missing: ${String(pattern)}`),
    ],
  };
}
