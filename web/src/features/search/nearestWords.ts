/**
 * Edits between two words: letters put in, left out, exchanged, or swapped with their neighbour.
 * @param most beyond this the answer is only "more": `most + 1`
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Each word of the text replaced by the nearest word of the name: what the player probably meant. */
export function correctedText(text: string, name: string): string {
  const words = name.split(' ');
  return text
    .split(' ')
    .map((typed) => words.reduce((best, word) => (distance(typed, word) < distance(typed, best) ? word : best), words[0] ?? typed))
    .join(' ');
}

/** How far a typed word is from a word or from its beginning, because the player may still be typing. */
function distance(typed: string, word: string): number {
  return Math.min(editsBetween(typed, word, 8), editsBetween(typed, word.slice(0, typed.length), 8) + 0.5);
}
