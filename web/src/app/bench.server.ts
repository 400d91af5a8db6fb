import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Visit } from '../market/visit.ts';
import { pageModel } from '../page/pageModel.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import { createThemeFiles } from '../theme/themeFiles.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { createPageServer } from './pageServer.server.ts';

/** What a page carries in its data block. */
interface PageData {
  model: unknown;
  visit: Visit;
}

/**
 * A page's own data back to its document, as often as wanted: what a request costs without network, caches and
 * compression. For `npm run bench`.
 */
export async function createRenderBench(data: PageData): Promise<() => Promise<string>> {
  const assets = await createBuiltAssets(fileURLToPath(new URL('../client/', import.meta.url)));
  const themes = await createThemeFiles(createStaticFiles(), fileURLToPath(new URL('../../', import.meta.url)));
  const nothing = () => Promise.reject(new Error('The benchmark loads nothing.'));
  const pages = createPageServer({ loader: { load: nothing }, assets, themes, originOf: () => 'http://localhost' });
  const model = v.parse(pageModel, data.model);
  return () => pages.document(model, data.visit);
}
