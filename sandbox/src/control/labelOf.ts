/** Labels that differ from their identifier in more than spaces. */
const ownLabels: ReadonlyMap<string, string> = new Map([
  ['megaMoolah', 'Mega Moolah'],
  ['wowPot', 'WowPot'],
]);

/** Label of an identifier: `languageToggle` is “Language toggle”. */
export function labelOf(identifier: string): string {
  const words = identifier.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return ownLabels.get(identifier) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
