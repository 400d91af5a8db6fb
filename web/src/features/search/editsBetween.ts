/** Maximum length of a compared word; longer ones are cut. */
const maxWordLength = 60;
/** Sentinel before the first letter. */
const noLetter = -1;
// Three reusable rows of the table below, because one typing error compares ten thousand words.
let older = new Uint8Array(maxWordLength + 1);
let before = new Uint8Array(maxWordLength + 1);
let row = new Uint8Array(maxWordLength + 1);

export interface Edits {
  /** Distance to the whole word. */
  whole: number;
  /** Distance to the nearest prefix of the word, because the player may still be typing. */
  beginning: number;
}

/**
 * Edit distance between two words: insertions, deletions, substitutions, and transpositions of adjacent letters.
 * @param maxEdits limit above which the result is `most + 1`
 */
export function editsBetween(typed: string, word: string, maxEdits: number): Edits {
  const from = typed.slice(0, maxWordLength);
  const to = word.slice(0, maxWordLength);
  for (let j = 0; j <= to.length; j += 1) before[j] = j;
  let letterBefore = noLetter;
  for (let i = 1; i <= from.length; i += 1) {
    row[0] = i;
    let minEdits = i;
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
      minEdits = Math.min(minEdits, edits);
    }
    // Stryker disable next-line ConditionalExpression: only saves time, because no later row is nearer
    if (minEdits > maxEdits) return { whole: maxEdits + 1, beginning: maxEdits + 1 };
    letterBefore = letter;
    [older, before, row] = [before, row, older];
  }
  let beginning = before[0] ?? 0;
  for (let j = 1; j <= to.length; j += 1) beginning = Math.min(beginning, before[j] ?? 0);
  return { whole: Math.min(before[to.length] ?? 0, maxEdits + 1), beginning: Math.min(beginning, maxEdits + 1) };
}
