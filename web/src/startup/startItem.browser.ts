import type { ApiClient } from '../api/apiClient.browser.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';

/** What everything that runs by itself in the browser is handed. */
export interface StartContext {
  api: ApiClient;
  navigation: Navigation;
  t: Translate;
  visit: Visit;
}

/**
 * Something that runs by itself. `beforeHydration` must not change a store; `afterHydration` may; `idle` waits until
 * nothing else is to do.
 */
export interface StartItem {
  readonly name: string;
  readonly when: 'beforeHydration' | 'afterHydration' | 'idle';
  /** Returns how to stop it. */
  start(context: StartContext): (() => void) | void;
}
