import { publishRelease } from '../server/releaseFolder.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { publishOfflineStyles } from './offline/serviceWorker.server.ts';
import { createPageLook } from './pageLook.server.ts';
import { addBuiltFiles } from './prepareFiles.server.ts';

/**
 * Writes the public files of this release into a folder, for a release job that copies them to an object store. Reads
 * no configuration. Prints one line of JSON.
 */
export async function publishFiles(
  folder: string,
  { client, fonts }: { client: string; fonts: FontFolders },
): Promise<void> {
  const assets = await createBuiltAssets(client);
  const files = createStaticFiles();
  await addBuiltFiles(files, client);
  await createPageLook(files, fonts, assets);
  await publishOfflineStyles(files);
  const written = await publishRelease(folder, { release: assets.release, files, now: Date.now() });
  process.stdout.write(`${JSON.stringify({ published: assets.release, files: files.all().size, written })}\n`);
}

/** Folder after `--publish`; null without the argument. */
export function publishFolderOf(args: readonly string[]): string | null {
  const place = args.indexOf('--publish');
  if (place === -1) return null;
  const folder = args[place + 1];
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('Name the folder to publish to: node server.js --publish <folder>');
  return folder;
}
