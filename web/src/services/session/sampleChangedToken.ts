/**
 * The token with its third character from the end changed. Some bits of the last character of base64url are ignored, so a change
 * there could leave the token valid.
 */
export const sampleChangedToken = (token: string): string =>
  token.replace(/.(?=..$)/, (character) => (character === 'A' ? 'B' : 'A'));
