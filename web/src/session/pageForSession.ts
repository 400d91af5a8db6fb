import type { LoginState } from '@foyer/contract/blocks';

/** What a page that has just been shown must do about the session of its tab. */
export interface SessionFacts {
  hasToken: boolean;
  /** Login state that the page was made for; the server only has the hint cookie to go by. */
  pageState: LoginState;
}

/**
 * - `keep`: begin to keep the session
 * - `forget`: what was stored of a player belongs to nobody
 * - `reload`: the page was made for the other state; its model is loaded anew. The hint stays: another tab may be logged in
 */
export function pageForSession({ hasToken, pageState }: SessionFacts): { session: 'keep' | 'forget'; reload: boolean } {
  return { session: hasToken ? 'keep' : 'forget', reload: hasToken !== (pageState === 'Logged-In') };
}
