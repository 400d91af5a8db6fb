import type { Messages } from '../i18n/messages.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import { headLinks } from '../page/headLinks.ts';
import type { PageLoader } from '../page/loadPage.server.ts';
import { loadViews } from '../page/loadViews.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { PageRequest } from '../page/pagePath.ts';
import type { RenderedPage } from '../server/pageCache.server.ts';
import type { ThemeFiles } from '../theme/themeFiles.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { renderDocument } from './document.server.ts';
import { earlyScript } from './earlyScript.ts';
import { renderMarkup } from './renderPage.server.tsx';
import { viewModules } from './viewModules.server.ts';

export interface PageServer {
  render(request: PageRequest, visit: Visit): Promise<RenderedPage>;
  /** The document of a model that is already there. */
  document(model: PageModel, visit: Visit): Promise<string>;
}

interface PageServerDeps {
  loader: PageLoader;
  assets: ClientAssets;
  themes: ReadonlyMap<string, ThemeFiles>;
  /** Address of the main host of a brand. */
  originOf: (brandId: string) => string;
}

export function createPageServer({ loader, assets, themes, originOf }: PageServerDeps): PageServer {
  async function document(model: PageModel, visit: Visit): Promise<string> {
    const [views, messages]: [Awaited<ReturnType<typeof loadViews>>, Messages] = await Promise.all([
      loadViews(model, visit.culture),
      loadMessages(visit.culture),
    ]);
    const theme = themes.get(visit.brandId);
    if (theme === undefined) throw new Error(`No theme was made for ${visit.brandId}.`);
    const aliases = model.blocks.map((block) => block.alias);
    const { script, preloads, styles } = assets.forPage([...viewModules(aliases), `src/i18n/${visit.culture}.ts`]);
    return renderDocument({
      model,
      visit,
      links: headLinks({
        head: model.head,
        path: model.path,
        origin: originOf(visit.brandId),
        languages: visit.languages,
        culture: visit.culture,
      }),
      markup: renderMarkup(model, visit, views, messages),
      styles: [theme.styles, ...styles],
      fonts: theme.fonts,
      // Named by the theme's styles alone, it would be asked for only once those have come. A player's hero on a phone is without it.
      firstPicture: aliases.includes('hero') ? theme.scene : null,
      script,
      preloads,
      favicon: theme.favicon,
      earlyScript,
      importMap: assets.importMap,
    });
  }
  return {
    document,
    async render(request, visit) {
      const { model, isComplete } = await loader.load(request, visit);
      return { status: model.status, html: await document(model, visit), isComplete };
    },
  };
}
