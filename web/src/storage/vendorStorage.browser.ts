/**
 * Takes away what a vendor's script has kept for longer than the tab under names that begin so, because its consent has
 * gone. Writing is the vendor's own affair, and none is there before its consent.
 */
export function forgetVendorKeys(beginning: string): void {
  try {
    const { localStorage } = window;
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names) if (name.startsWith(beginning)) localStorage.removeItem(name);
  } catch {
    // Blocked storage holds nothing that could be removed.
  }
}
