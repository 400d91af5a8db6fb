import { createContext, use } from 'react';

/** How components move between pages without a reload. */
export interface Navigation {
  /**
   * Path of this site, may carry a query. Pushes an entry of the history unless told to replace the current one.
   * Another query of the page that is shown is a choice within it: nothing is loaded, and `keepPlace` leaves the scroll position.
   */
  go(path: string, options?: { replace?: boolean; keepPlace?: boolean }): void;
  /** One entry back in the history of this tab; to `fallback` where the tab began here. */
  back(fallback: string): void;
  /** Loads the current page again, for example after the login state changed. */
  reload(): Promise<void>;
}

/** Path of the page that is shown, which is not the address bar's while another page is on its way. */
export const CurrentPathContext = createContext('/');

export function useCurrentPath(): string {
  return use(CurrentPathContext);
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('useNavigation needs a NavigationContext above it');
  return navigation;
}
