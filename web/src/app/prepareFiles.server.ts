import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { encodingSuffix } from '../server/compressFile.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { publishOfflineStyles } from './offline/serviceWorker.server.ts';
import { createPageLook } from './pageLook.server.ts';

/** Folder of prepared files inside the client folder, and the start of their addresses. */
const prepared = 'theme';

/**
 * Writes the files that the server makes of themes and style sheets, compressed, into the client folder. The last step of
 * a build: to compress them costs a second of computing time, which every start would pay.
 */
export async function prepareFiles({ client, fonts }: { client: string; fonts: FontFolders }): Promise<void> {
  const files = createStaticFiles();
  await files.addFolder(`${client}assets`, '/assets');
  const built = new Set(files.all().keys());
  await createPageLook(files, fonts, await createBuiltAssets(client, 'unfinished'));
  await publishOfflineStyles(files);
  const folder = join(client, prepared);
  await mkdir(folder, { recursive: true });
  for (const [path, { bodies }] of files.all()) {
    if (built.has(path) || bodies.br === undefined || bodies.gzip === undefined) continue;
    const file = join(folder, basename(path));
    await writeFile(file, bodies.identity);
    await writeFile(file + encodingSuffix.br, bodies.br);
    await writeFile(file + encodingSuffix.gzip, bodies.gzip);
  }
}

/** Adds the files of a finished build. What a theme has besides, such as licensed fonts, is made at the start. */
export async function addBuiltFiles(files: StaticFiles, client: string): Promise<void> {
  await Promise.all([
    files.addFolder(`${client}assets`, '/assets'),
    files.addFolder(join(client, prepared), `/${prepared}`),
  ]);
}
