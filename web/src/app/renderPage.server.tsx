import { Fragment, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Messages } from '../i18n/messages.ts';
import type { Visit } from '../services/market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { App } from './App.tsx';
import type { BlockViews } from './page/loadViews.ts';
import type { PageModel } from './page/pageModel.ts';
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
