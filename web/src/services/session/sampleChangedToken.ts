/**
 * The same token with another character. Not the last one: some of its bits may count for nothing, and a random token may
 * end as the changed one would.
 */
export const sampleChangedToken = (token: string): string =>
  token.replace(/.(?=..$)/, (character) => (character === 'A' ? 'B' : 'A'));
