/** Calls of docs/uncalled-calls.md, which services may lack. */
export const uncalledCalls: readonly string[] = [
  'detailsViaUserTokenLegacy',
  'nodeById',
  'marketContent',
  'productContent',
  'fairness',
  'checkExclusionRegister',
  'locateAddress',
];
