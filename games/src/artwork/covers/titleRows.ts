/** A row of a title. Main rows fill the width; small rows stand between two lines. */
export interface TitleRow {
  readonly text: string;
  readonly small: boolean;
}

const joiningWord = /^(of|the|and|in|for|to|&|a|on|at)$/i;

/**
 * Splits an English title into rows. Joining words become small rows, and so does `tail`, the final words of a long
 * generated name, so that the main title has two rows.
 */
export function titleRows(title: string, tail: string | null): TitleRow[] {
  if (tail === null || !title.endsWith(` ${tail}`)) return rowsOfWords(title);
  const head = rowsOfWords(title.slice(0, -tail.length - 1));
  const narrow = head.flatMap((row) =>
    row.text.length <= 13 ? [row] : row.text.split(' ').map((text) => ({ ...row, text })),
  );
  return [...narrow, { text: tail, small: true }];
}

const maxSingleChineseRow = 4;

/**
 * Splits a Chinese title with more than four characters into `rows`, which break between words. A title whose words are
 * unknown (`rows` is null) stays in one row, because a break inside a word changes its meaning.
 */
export function chineseTitleRows(title: string, rows: readonly string[] | null): TitleRow[] {
  const isShort = Array.from(title).length <= maxSingleChineseRow;
  return (isShort ? [title] : (rows ?? [title])).map((text) => ({ text, small: false }));
}

/** Splits a title for a low and wide place: one main row, and the tail. */
export function wideTitleRows(title: string, tail: string | null): TitleRow[] {
  const hasTail = tail !== null && title.endsWith(` ${tail}`);
  const head = hasTail ? title.slice(0, -tail.length - 1) : title;
  return [{ text: head, small: false }, ...(hasTail ? [{ text: tail, small: true }] : [])];
}

const widestJoinedRow = 11;

const noBreak = '\u00a0';

/** Keeps `Sic Bo` and `Lantern 88` on one row, because two letters at full width would be too large. */
const keepShortEnd = (title: string): string => title.replace(/ (\S{1,2})$/, `${noBreak}$1`);

function rowsOfWords(title: string): TitleRow[] {
  const words = keepShortEnd(title).split(' ');
  const rows: TitleRow[] = [];
  let current = '';
  const finishRow = (): void => {
    if (current !== '') rows.push({ text: current.replace(noBreak, ' '), small: false });
    current = '';
  };
  words.forEach((word, index) => {
    const inside = index > 0 && index < words.length - 1;
    if (inside && joiningWord.test(word)) {
      finishRow();
      const last = rows.at(-1);
      if (last?.small) rows[rows.length - 1] = { text: `${last.text} ${word}`, small: true };
      else rows.push({ text: word, small: true });
      return;
    }
    if (current !== '' && current.length + 1 + word.length > widestJoinedRow) finishRow();
    current = current === '' ? word : `${current} ${word}`;
  });
  finishRow();
  const [only] = rows;
  const splitsInTwo = rows.length === 1 && words.length === 2 && only !== undefined && only.text.length > 8;
  return splitsInTwo ? words.map((text) => ({ text: text.replace(noBreak, ' '), small: false })) : rows;
}
