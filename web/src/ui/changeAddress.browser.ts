/** `addresschange` comes from `changeAddress`. Browsers themselves report only steps through the history. */
const addressEvents = ['addresschange', 'popstate', 'hashchange'] as const;

/** Changes the address of this tab without loading a page. A replaced history entry keeps its state by default. */
export function changeAddress(
  address: string,
  { isNewEntry = false, state = window.history.state as unknown }: { isNewEntry?: boolean; state?: unknown } = {},
): void {
  window.history[isNewEntry ? 'pushState' : 'replaceState'](state, '', address);
  window.dispatchEvent(new Event('addresschange'));
}

/** Calls back after every change of the address. Returns the stop function. */
export function followAddress(onChange: () => void): () => void {
  for (const type of addressEvents) window.addEventListener(type, onChange);
  return () => {
    for (const type of addressEvents) window.removeEventListener(type, onChange);
  };
}
