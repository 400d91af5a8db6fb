/**
 * Derives a nine-digit id of a page or node from its place, for example `regency/gamesFolder/slots/classics`. Editors
 * choose no numbers, and the id stays the same as long as the place does.
 */
export function contentId(place: string): number {
  let hash = 0x811c9dc5;
  for (const [part] of encodeURIComponent(place.replace(/\p{Cs}/gu, '\ufffd')).matchAll(/%..|./g)) {
    const byte = part.startsWith('%') ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0);
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return 100_000_000 + (hash % 900_000_000);
}
