/** Words in a slot's name that promise a mechanic, and the model feature that delivers it. The first match applies. */
const promises: readonly (readonly [word: RegExp, feature: string])[] = [
  [/\bWays\b/, 'ways-243'],
  [/\bHold\b/, 'hold-respins'],
  [/\b(?:Cascade|Avalanche)\b/, 'tumbling'],
  [/\bBar\b|\bSevens\b|^Triple\b/, 'three-reels'],
];

/** Returns the feature that a slot's English name promises, or undefined. */
export const promisedFeature = (name: string): string | undefined => promises.find(([word]) => word.test(name))?.[1];
