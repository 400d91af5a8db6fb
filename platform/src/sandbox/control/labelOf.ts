/** Labels that differ from their identifier in more than spaces. */
const ownLabels: Readonly<Record<string, string>> = { megaMoolah: 'Mega Moolah', wowPot: 'WowPot' };

/** Label of an identifier: `languageToggle` is “Language toggle”. */
export function labelOf(identifier: string): string {
  const words = identifier.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return ownLabels[identifier] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
