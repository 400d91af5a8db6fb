/**
 * Removes a vendor's keys by prefix from local storage after its consent was withdrawn. The vendor's script writes them
 * itself, and loads only with consent.
 */
export function removeVendorKeys(beginning: string): void {
  try {
    const { localStorage } = window;
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names) if (name.startsWith(beginning)) localStorage.removeItem(name);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
