import { Fragment, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Messages } from '../i18n/messages.ts';
import type { Visit } from '../services/market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { App } from './App.tsx';
import { blockOf } from './blocks/blockDefinitions.ts';
import type { BlockViews } from './page/loadViews.ts';
import type { PageBlock, PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';

const nowhere: Navigation = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };

/** React's mark for a boundary that failed to render. Its error is lost. */
const failedBoundary = '<!--$!-->';

/**
 * Renders the markup of a page. All views and messages are loaded, so nothing suspends.
 * @throws the error of a block that fails to render
 */
export function renderMarkup(model: PageModel, visit: Visit, views: BlockViews, messages: Messages): string {
  const page = createPageStore(model, visit, views);
  const render = (Boundary: typeof Suspense | typeof Fragment) =>
    renderToString(<App page={page} messages={messages} navigation={nowhere} Boundary={Boundary} />);
  const markup = render(Suspense);
  // Without boundaries, React throws the error.
  if (markup.includes(failedBoundary)) render(Fragment);
  return markup;
}

export interface BlockFailure {
  alias: string;
  error: unknown;
}

/**
 * Finds the blocks that cannot be rendered, by rendering each one alone. Returns the page with the same stand-ins that
 * an error boundary shows in the browser; overlays are omitted.
 */
export function replaceFailedBlocks(
  model: PageModel,
  ...rest: [visit: Visit, views: BlockViews, messages: Messages]
): { model: PageModel; failures: readonly BlockFailure[] } {
  const failures = new Map<PageBlock, BlockFailure>();
  for (const block of model.blocks) {
    try {
      renderMarkup({ ...model, blocks: [block] }, ...rest);
    } catch (error) {
      failures.set(block, { alias: block.alias, error });
    }
  }
  const leader = model.blocks.find(({ alias }) => blockOf(alias)?.region === 'main');
  const blocks = model.blocks.flatMap((block) => {
    if (!failures.has(block)) return [block];
    const region = blockOf(block.alias)?.region;
    if (region === 'overlay') return [];
    if (region === 'header') return [{ ...block, alias: 'failedHeader', properties: {} }];
    const properties = { isGame: block.alias === 'gameWindow', leadsPage: block === leader };
    return [{ ...block, alias: 'failedBlock', properties }];
  });
  return { model: { ...model, blocks }, failures: [...failures.values()] };
}
