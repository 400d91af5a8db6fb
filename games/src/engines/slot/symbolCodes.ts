/** Symbols as small numbers, for the machines: pay symbols, wild, scatter, coin, and the blank of classic reels. */
const letters = 'ABCDEFGHWS$-';

export const wild = 8;
export const scatter = 9;
export const coin = 10;
export const blank = 11;

export const letterOf = (code: number): string => letters[code] ?? '-';

export function codesOf(strip: string): Uint8Array {
  return Uint8Array.from(strip, (letter) => {
    const code = letters.indexOf(letter);
    if (code < 0) throw new Error(`no symbol is written ${letter}`);
    return code;
  });
}

/** Converts a window of `rows` rows to one text per reel. Cells are in reel order, top to bottom. */
export function gridOf(cells: Uint8Array, rows: number): string[] {
  return Array.from({ length: cells.length / rows }, (_, reel) =>
    Array.from(cells.subarray(reel * rows, (reel + 1) * rows), letterOf).join(''),
  );
}
