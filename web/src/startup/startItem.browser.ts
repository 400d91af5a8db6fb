import type { ApiClient } from '../api/apiClient.browser.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';

/** What is there when the page is alive. */
export interface PageContext {
  navigation: Navigation;
  t: Translate;
  visit: Visit;
  page: ShownPage;
}

/** The page that is shown, and who wants to know of the next ones. */
export interface ShownPage {
  getState(): { readonly model: { readonly path: string; readonly status: number; readonly head: { readonly title: string } }; readonly visit: Visit };
  subscribe(listener: () => void): () => void;
}

/** What everything that runs by itself in the browser is handed. */
export interface StartContext extends PageContext {
  api: ApiClient;
}

/** Something that runs by itself once the page is alive: `atOnce`, or `idle`, when nothing else is to do. */
export interface StartItem<Context extends PageContext = StartContext> {
  readonly name: string;
  readonly when: 'atOnce' | 'idle';
  /** Returns how to stop it. */
  start(context: Context): (() => void) | void;
}
