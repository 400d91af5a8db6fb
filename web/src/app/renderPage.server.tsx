import { renderToString } from 'react-dom/server';
import type { Messages } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import type { BlockViews } from '../page/blockViews.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { App } from './App.tsx';
import { createPageStore } from './pageStore.ts';

const nowhere: Navigation = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };

/** Markup of a page. Everything it needs was loaded before, so nothing suspends and the markup comes in one piece. */
export function renderMarkup(model: PageModel, visit: Visit, views: BlockViews, messages: Messages): string {
  return renderToString(<App page={createPageStore(model, visit, views)} messages={messages} navigation={nowhere} />);
}
