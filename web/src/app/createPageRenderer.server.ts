import { brands } from '@foyer/brands/brands';
import { languages } from '@foyer/contract/languages';
import type { HeroProperties } from '../features/hero/cardGame.ts';
import type { Messages } from '../i18n/messages.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Log } from '../server/log.server.ts';
import type { RenderedPage } from '../server/pageCache.server.ts';
import type { Visit } from '../services/market/visit.ts';
import { modulesAtStart } from './blocks/blockDefinitions.ts';
import { browserNotices } from './browserNotices.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { writeDocument } from './document.server.ts';
import type { FirstPicture } from './document.server.ts';
import type { PageLoader } from './page/createPageLoader.server.ts';
import { headLinks } from './page/headLinks.ts';
import { loadViews } from './page/loadViews.ts';
import type { PageModel } from './page/pageModel.ts';
import type { PageRequest } from './page/readPagePath.ts';
import { shareTags } from './page/shareTags.server.ts';
import { structuredData } from './page/structuredData.server.ts';
import type { PageLook } from './pageLook.server.ts';
import { renderMarkup, replaceFailedBlocks } from './renderMarkup.server.tsx';

export interface PageRenderer {
  render(request: PageRequest, visit: Visit): Promise<RenderedPage>;
  /** Renders the document of an existing model. */
  document(model: PageModel, visit: Visit): Promise<string>;
}

interface RenderedBody {
  /** The model that the browser hydrates. */
  model: PageModel;
  markup: string;
  /** False when a block failed, so that the page is rendered again soon. */
  isComplete: boolean;
}

/**
 * Returns the picture of the page's hero that is preloaded. Only the style sheet names a theme's scene, so without a
 * preload it would load late; a hero without a scene shows a wide cover, of which nothing may be in front.
 */
function firstPictureOf({ blocks }: PageModel, scene: string | null): FirstPicture | null {
  const hero = blocks.find(({ alias }) => alias === 'hero');
  if (hero === undefined) return null;
  if (scene !== null) return { src: scene };
  const { covers = [] } = hero.properties as HeroProperties;
  return covers[0]?.attributes ?? null;
}

export function createPageRenderer(
  loader: PageLoader,
  look: PageLook,
  assets: ClientAssets,
  /** Origin of a host that visitors use. */
  publicOriginOf: (host: string) => string,
  log: Log,
): PageRenderer {
  /** Renders the page with a stand-in for each block that fails. */
  async function renderBody(model: PageModel, visit: Visit, isRetry = false): Promise<RenderedBody> {
    const [views, messages]: [Awaited<ReturnType<typeof loadViews>>, Messages] = await Promise.all([
      loadViews(model, visit.culture),
      loadMessages(visit.culture),
    ]);
    try {
      return { model, markup: renderMarkup(model, visit, views, messages), isComplete: !isRetry };
    } catch (error) {
      const { model: intactModel, failures } = replaceFailedBlocks(model, visit, views, messages);
      if (isRetry || failures.length === 0) throw error;
      for (const failure of failures)
        log.error({ path: model.path, alias: failure.alias, error: String(failure.error) }, 'RENDER_ERROR');
      return renderBody(intactModel, visit, true);
    }
  }

  async function documentOf(requested: PageModel, visit: Visit): Promise<{ html: string; isComplete: boolean }> {
    const { model, markup, isComplete } = await renderBody(requested, visit);
    const theme = look.themes.get(visit.brandId);
    if (theme === undefined) throw new Error(`No theme was made for ${visit.brandId}.`);
    const { script } = languages[visit.culture];
    const han = script === 'han' ? theme.han : null;
    const aliases = model.blocks.map((block) => block.alias);
    const modules = modulesAtStart(aliases);
    const { script: entry, preloads } = assets.forPage([...modules.hydrated, `src/i18n/${visit.culture}.ts`]);
    const brand = brands.find(({ id }) => id === visit.brandId);
    const origin = publicOriginOf(brand?.hosts[0] ?? 'localhost');
    const links = headLinks({
      head: model.head,
      path: model.path,
      origin,
      // Search engines list only languages that the market offers.
      languages: visit.offersLanguages ? visit.languages : [visit.culture],
      culture: visit.culture,
      markets: brand?.markets ?? [],
    });
    const page = { model, visit, links, origin, icon: theme.shareIcon };
    const html = writeDocument({
      model,
      visit,
      links,
      shareTags: shareTags(page),
      structuredData: structuredData(page),
      markup,
      browserNotices: await browserNotices(visit.culture),
      styles: look.styles.of({ brandId: visit.brandId, script }, assets.forPage(modules.styled).styles),
      fonts: [...theme.fonts, ...(han?.fonts ?? [])],
      firstPicture: firstPictureOf(model, theme.scene),
      script: entry,
      preloads,
      favicon: theme.favicon,
      manifest: theme.manifest,
      appleIcon: theme.appleIcon,
      themeColour: theme.colour,
      earlyScript: assets.earlyScript,
      importMap: look.importMap,
      release: assets.release,
    });
    return { html, isComplete };
  }
  return {
    document: async (model, visit) => (await documentOf(model, visit)).html,
    async render(request, visit) {
      const { model, isComplete, changesAt } = await loader.load(request, visit);
      const document = await documentOf(model, visit);
      return {
        status: model.status,
        html: document.html,
        isComplete: isComplete && document.isComplete,
        changesAt,
      };
    },
  };
}
