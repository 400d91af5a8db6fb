/** On the root element while the player is in calm mode. The styles read it, too. */
export const calmAttribute = 'data-calm';
export const isCalm = (): boolean => document.documentElement.hasAttribute(calmAttribute);
