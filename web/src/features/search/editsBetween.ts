/** Longer words are cut: nobody types more. */
const longest = 60;
/** Stands before the first letter and is none. */
const noLetter = -1;
// Three rows of the table below, kept: ten thousand words are compared for one slip of a finger.
let older = new Uint8Array(longest + 1);
let before = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

export interface Edits {
  /** To the whole word. */
  whole: number;
  /** To the beginning of the word that comes nearest, because the player may still be typing. */
  beginning: number;
}

/**
 * Edits from one word to another: letters put in, left out, exchanged, or swapped with their neighbour.
 * @param most beyond this the answer is only "more": `most + 1`
 */
export function editsBetween(typed: string, word: string, most: number): Edits {
  const from = typed.slice(0, longest);
  const to = word.slice(0, longest);
  for (let j = 0; j <= to.length; j += 1) before[j] = j;
  let letterBefore = noLetter;
  for (let i = 1; i <= from.length; i += 1) {
    row[0] = i;
    let least = i;
    const letter = from.charCodeAt(i - 1);
    let otherBefore = noLetter;
    for (let j = 1; j <= to.length; j += 1) {
      const other = to.charCodeAt(j - 1);
      let edits = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (letter === otherBefore && letterBefore === other) edits = Math.min(edits, (older[j - 2] ?? 0) + 1);
      otherBefore = other;
      row[j] = edits;
      least = Math.min(least, edits);
    }
    // Stryker disable next-line ConditionalExpression: saves time only, because no later row is nearer
    if (least > most) return { whole: most + 1, beginning: most + 1 };
    letterBefore = letter;
    [older, before, row] = [before, row, older];
  }
  let beginning = before[0] ?? 0;
  for (let j = 1; j <= to.length; j += 1) beginning = Math.min(beginning, before[j] ?? 0);
  return { whole: Math.min(before[to.length] ?? 0, most + 1), beginning: Math.min(beginning, most + 1) };
}
