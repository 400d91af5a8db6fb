/** Words of a slot's name that promise a way to play, and the feature of the models that keep the promise; the first that is found counts. */
const promises: readonly (readonly [word: RegExp, feature: string])[] = [
  [/\bWays\b/, 'ways-243'],
  [/\bHold\b/, 'hold-respins'],
  [/\b(?:Cascade|Avalanche)\b/, 'tumbling'],
  [/\bBar\b|\bSevens\b|^Triple\b/, 'three-reels'],
];

/** The feature that a slot's English name promises, or undefined where it promises nothing. */
export const promisedFeature = (name: string): string | undefined => promises.find(([word]) => word.test(name))?.[1];
