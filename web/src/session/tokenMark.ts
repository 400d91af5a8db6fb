/** A short number that stands for a token between tabs, so that the token itself need not travel (FNV-1a, 32 bits). */
export function tokenMark(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
