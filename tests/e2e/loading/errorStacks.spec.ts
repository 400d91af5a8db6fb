import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { expect, test } from '../support/fixtures.ts';

test('TE-06 S8 the reported stack of an error in built code resolves to the failing source line @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'pageshow') throw new Error('No listener for this');
      listen.apply(window, args);
    };
  });
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/report') && (request.postData() ?? '').includes('"item":"session"'),
  );
  await page.goto('/');
  const { reports } = JSON.parse((await reported).postData() ?? '') as { reports: { facts: Record<string, string> }[] };
  const { message, stack } = reports.find(({ facts }) => facts['item'] === 'session')?.facts ?? {};
  expect(message).toBe('Error: No listener for this');
  expect(stack).toMatch(/^live-[\w-]{8}\.js:/);

  const { stdout, status } = spawnSync(process.execPath, [join(projectRoot, 'scripts/foyer.mjs'), 'stack'], {
    input: stack ?? '',
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const sources = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1] ?? '');
  const lineOf = (file: string, snippet: string) => {
    const line =
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(snippet)) + 1;
    return expect.stringMatching(new RegExp(`^${file}:${line}:\\d+$`));
  };
  // Innermost call first.
  expect(sources[0]).toEqual(lineOf('web/src/services/session/sessionStart.browser.ts', `addEventListener('pageshow'`));
  expect(sources).toContainEqual(lineOf('web/src/app/startup/startItems.browser.ts', 'item.start(context)'));
});
