import { builtChunks } from '../../support/builtChunks.ts';
import { scriptBudgets } from '../../support/scriptBudgets.ts';
import { chooseCookies } from '../support/cookieChoice.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { recordScripts } from '../support/loadedScripts.ts';
import { untilQuiet } from '../support/untilConnected.ts';

test.use({ cookieGroups: null });

const chunks = new Map(builtChunks().map((chunk) => [chunk.file, chunk]));
const kbOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (chunks.get(file)?.gzipBytes ?? Infinity), 0) / 1000;
const namesOf = (files: readonly string[]) => files.map((file) => chunks.get(file)?.name ?? file).join(', ');

for (const { visitor, isPlayer, allowed, startKb, quietKb } of scriptBudgets.visits) {
  test(`the lobby loads scripts within the budget for: ${visitor} @desktop`, async ({ page, sites, newPlayer }) => {
    await chooseCookies(page.context(), [sites.regency], allowed);
    const player = isPlayer ? await newPlayer() : null;
    const scripts = recordScripts(page);
    const url = `${sites.regency}/`;
    const document = page.waitForResponse(url);
    await (player === null ? page.goto(url) : openAsPlayer(page, url, player));
    await untilQuiet(page);
    const { start, later } = scripts(await (await document).text());
    expect(kbOf(start), namesOf(start)).toBeLessThan(startKb);
    expect(kbOf([...start, ...later]), namesOf(later)).toBeLessThan(quietKb);
  });
}
