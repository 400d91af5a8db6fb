import { createContext, use } from 'react';

/** Client-side navigation between pages. */
export interface Navigation {
  /**
   * Opens a path of this site, optionally with a query. Adds a history entry unless `replace` is set. If only the query
   * of the current page changes, nothing loads, and `keepScroll` keeps the scroll position. `onSettled` is called once
   * the page is displayed or could not be loaded.
   */
  go(path: string, options?: { replace?: boolean; keepScroll?: boolean; onSettled?: () => void }): void;
  /** Goes back one entry in the history of this tab; to `fallback` if the tab started here. */
  back(fallback: string): void;
  /**
   * Reloads the data of the current page, for example after the login state changed. If that fails, the page stays. A
   * page for another login state does not: its whole document loads again, unless it `mayStay`.
   */
  reload(options?: { mayStay?: boolean }): Promise<void>;
}

/** Path of the displayed page, decoded as editors write it, which differs from the address bar while another page loads. */
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
