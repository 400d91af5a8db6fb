import type { ApiClient } from '../api/apiClient.browser.ts';
import type { Bundled } from '../base/bundles.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';

/** What is there when the page is alive. */
export interface PageContext {
  navigation: Navigation;
  t: Translate;
  /** The visit that the page began with. */
  visit: Visit;
  page: ShownPage;
}

interface ShownState {
  readonly model: { readonly path: string; readonly status: number; readonly head: { readonly title: string } };
  readonly visit: Visit;
}

/** The page that is shown, who wants to know of the next ones, and a visit that changes under it. */
export interface ShownPage {
  getState(): ShownState;
  subscribe(listener: (state: ShownState, before: ShownState) => void): () => void;
  setState(change: (state: { readonly visit: Visit }) => { visit: Visit }): void;
}

/** What everything that runs by itself in the browser is handed. */
export interface StartContext extends PageContext {
  api: ApiClient;
  /** Calls at once and whenever flags have changed, with the visit as it is then. Returns how to stop it. */
  followFlags(listener: (visit: Visit) => void): () => void;
}

/**
 * Something that runs by itself once the page is alive: `atOnce`, or `idle`, when nothing else is to do. What it imports later
 * comes in its bundle.
 */
export interface StartItem<Context extends PageContext = StartContext> extends Bundled {
  readonly name: string;
  readonly when: 'atOnce' | 'idle';
  /** Returns how to stop it. */
  start(context: Context): (() => void) | void;
}
