import * as v from 'valibot';
import { createLog } from '../server/log.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import type { Visit } from '../services/market/visit.ts';
import { builtFolders } from './builtFolders.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { pageModel } from './page/pageModel.ts';
import { createPageLook } from './pageLook.server.ts';
import { createPageServer } from './pageServer.server.ts';
import { addBuiltFiles } from './prepareFiles.server.ts';

/** Content of a page's data block. */
interface PageData {
  model: unknown;
  visit: Visit;
}

/**
 * Renders a page from its own data block repeatedly, for `npm run bench`: the cost of a request without network, caches
 * and compression.
 */
export async function createRenderBench(data: PageData): Promise<() => Promise<string>> {
  const { client, fonts } = builtFolders(new URL('../', import.meta.url));
  const assets = await createBuiltAssets(client);
  const files = createStaticFiles();
  await addBuiltFiles(files, client);
  const look = await createPageLook(files, fonts, assets);
  const nothing = () => Promise.reject(new Error('The benchmark loads nothing.'));
  const pages = createPageServer({
    loader: { load: nothing },
    log: createLog('silent'),
    assets,
    look,
    originOf: () => 'http://localhost',
  });
  const model = v.parse(pageModel, data.model);
  return () => pages.document(model, data.visit);
}
