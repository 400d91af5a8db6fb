import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop } from '../../tests/e2e/support/devices.ts';
import { recordScripts } from '../../tests/e2e/support/loadedScripts.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { builtChunks } from '../../tests/support/builtChunks.ts';
import { scriptBudgets } from '../../tests/support/scriptBudgets.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { figuresOf, writeReport } from './report.ts';

/** Writes reports/chunks.md: every script file of the build, its size, and the visits that load it. */
export async function main(): Promise<number> {
  const chunks = builtChunks();

  const visits = await withLobby(async (browser, { url, sandbox }) => {
    const loads = new Map<string, { start: string[]; later: string[] }>();
    for (const { visitor, isPlayer, allowed } of scriptBudgets.visits)
      await inNewPage(browser, { ...desktop, extraHTTPHeaders: { 'cf-ipcountry': 'GB' } }, async (page, context) => {
        await chooseCookies(context, [url], allowed);
        const scripts = recordScripts(page);
        const document = page.waitForResponse(url);
        await (isPlayer ? openAsPlayer(page, url, await sandbox.newPlayer()) : page.goto(url));
        await untilQuiet(page);
        loads.set(visitor, scripts(await (await document).text()));
      });
    return loads;
  });

  const loading = ({ start, later }: { start: string[]; later: string[] }, file: string) =>
    start.includes(file) ? 'start' : later.includes(file) ? 'later' : '';
  const kbOf = (files: readonly string[]) =>
    chunks.filter(({ file }) => files.includes(file)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;

  writeReport('chunks.md', 'Chunks', [
    {
      title: 'Visits',
      method: 'A visit opens the lobby of Regency in the UK.',
      figures: figuresOf(visits, [
        [{ title: 'scripts that the document names, gzip', unit: 'kB' }, ({ start }) => kbOf(start)],
        [{ title: 'until the page is quiet, gzip', unit: 'kB' }, ({ start, later }) => kbOf([...start, ...later])],
      ]),
    },
    {
      title: 'Chunks',
      method:
        '`start`: the document names the file. `later`: the page loads it until it is quiet. Others load on demand.',
      figures: figuresOf(new Map(chunks.map((chunk) => [chunk.name, chunk])), [
        [{ title: 'gzip', unit: 'bytes' }, ({ gzipBytes }) => gzipBytes],
        ...[...visits].map(
          ([visitor, load]) =>
            [{ title: visitor, unit: '' }, ({ file }: { file: string }) => loading(load, file)] as const,
        ),
        [{ title: 'requested by', unit: '' }, ({ requestedBy }) => requestedBy.join(', ')],
      ]),
    },
  ]);
  return 0;
}
