import { renderToString } from 'react-dom/server';
import type { Messages } from '../i18n/messages.ts';
import type { Visit } from '../services/market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { App } from './App.tsx';
import type { BlockViews } from './page/loadViews.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';

const nowhere: Navigation = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };

/** Renders the markup of a page. All views and messages are loaded, so nothing suspends. */
export function renderMarkup(model: PageModel, visit: Visit, views: BlockViews, messages: Messages): string {
  return renderToString(<App page={createPageStore(model, visit, views)} messages={messages} navigation={nowhere} />);
}
