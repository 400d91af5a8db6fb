/** Property names that every object inherits. */
export const inheritedNames = ['constructor', '__proto__', 'hasOwnProperty', 'toString'] as const;

const units = ['a', '0', '-', '.', ' ', 'a/', 'a.', '<a'];

/** Long enough for a backtracking regular expression to take seconds, short enough for it to finish. */
export const probeLength = 30;

/** Repetitions up to `length` characters with an ending that no pattern of the product matches. */
export const repetitionsOf = (length: number): string[] =>
  units.map((unit) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - 1))}!`);

/** Texts of the same length without repetition, as the baseline for the cost. */
export const plainTextsOf = (length: number): string[] =>
  units.map((_, place) =>
    Array.from({ length }, (_letter, index) => ((index * index * 7 + index + place) % 36).toString(36)).join(''),
  );
