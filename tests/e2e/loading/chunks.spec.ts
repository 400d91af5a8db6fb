import { builtChunks } from '../../support/builtChunks.ts';
import { readChunkTable } from '../../support/chunkTable.ts';
import { visitors } from '../../support/visitors.ts';
import { chooseCookies } from '../support/cookieChoice.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { recordScripts } from '../support/loadedScripts.ts';
import { untilQuiet } from '../support/untilQuiet.ts';

test.use({ cookieGroups: null });

const names = new Map(builtChunks().map(({ file, name }) => [file, name]));
const table = readChunkTable();

for (const { kind, title, isPlayer, allowed } of visitors) {
  test(`the lobby loads no script beyond docs/chunks.md for: ${title} @desktop`, async ({ page, sites, newPlayer }) => {
    const listed = (...loadings: readonly string[]) =>
      table.filter(({ loads }) => loadings.includes(loads[kind])).map(({ name }) => name);
    const nameAll = (files: readonly string[]) => files.map((file) => names.get(file) ?? file).toSorted();
    await chooseCookies(page.context(), [sites.regency], allowed);
    const player = isPlayer ? await newPlayer() : null;
    const scripts = recordScripts(page);
    const url = `${sites.regency}/`;
    const document = page.waitForResponse(url);
    await (player === null ? page.goto(url) : openAsPlayer(page, url, player));
    await untilQuiet(page);
    const { start, later } = scripts(await (await document).text());
    expect(nameAll(start)).toEqual(listed('start').toSorted());
    expect(nameAll(later).filter((name) => !listed('later').includes(name))).toEqual([]);
  });
}
