import type { Capability } from '@foyer/contract/capabilities';
import type { Bundled } from '../../base/bundleNames.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { PageAudience } from '../page/pageAudience.ts';

/** Dependencies that exist after hydration. */
export interface PageContext {
  navigation: Navigation;
  t: Translate;
  /** Visit of the first page. */
  visit: Visit;
  page: ShownPage;
  /** Audience of the next page. */
  audience: () => PageAudience;
}

interface ShownState {
  readonly model: { readonly path: string; readonly status: number; readonly head: { readonly title: string } };
  readonly visit: Visit;
}

/** The current page, its changes, and the current visit. */
export interface ShownPage {
  getState(): ShownState;
  subscribe(listener: (state: ShownState, before: ShownState) => void): () => void;
  setState(change: (state: { readonly visit: Visit }) => { visit: Visit }): void;
}

/** Dependencies of every start item. */
export interface StartContext extends PageContext {
  api: ApiClient;
  /** Calls the listener now and after every flag change, with the current visit. Returns the unsubscribe function. */
  followFlags(listener: (visit: Visit) => void): () => void;
  /** Loads and starts the items of players, once, before a session begins. Rejects when their code does not load. */
  startPlayerItems(): Promise<void>;
  /** Leaves for the identity provider's logout, if players log in there. Resolves only when this page stays. */
  leaveForProvider: (userToken: string) => Promise<unknown>;
}

/**
 * Code that runs by itself after hydration: `atOnce`, or `idle` in the browser's idle time. Its lazy imports are in its
 * bundle.
 */
export interface StartItem<Context extends PageContext = StartContext> extends Bundled {
  readonly name: string;
  readonly when: 'atOnce' | 'idle';
  /** Capability without which the item does not start. */
  readonly needs?: Capability;
  /** Returns the stop function. */
  start(context: Context): (() => void) | void;
}

/** Starts each item at its time. Reports an item that fails and continues with the others. */
export function startItems<Context extends PageContext>(items: readonly StartItem<Context>[], context: Context): void {
  for (const item of items) {
    const start = () => {
      try {
        item.start(context);
      } catch (error) {
        report('APP_INIT_ERROR', { item: item.name, ...errorFacts(error) });
      }
    };
    if (isOff(context.visit, item.needs)) continue;
    if (item.when === 'atOnce') start();
    else whenIdle(start);
  }
}
