/** Number of entries of a long list that are measured. */
const sampleSize = 50;

/**
 * Approximates the memory of a JSON value as twice the length of its text, in bytes. Measures long lists by a sample, so
 * that the list of all games costs no serialisation.
 */
export function approximateBytes(value: unknown): number {
  return Math.ceil(textLength(value) * 2);
}

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  if (!Array.isArray(value))
    return Object.entries(value).reduce((length, [name, each]) => length + name.length + 4 + textLength(each), 1);
  const step = Math.max(1, Math.ceil(value.length / sampleSize));
  let length = 0;
  let measured = 0;
  for (let place = 0; place < value.length; place += step) {
    length += textLength(value[place]) + 1;
    measured += 1;
  }
  return measured === 0 ? 2 : 1 + (length / measured) * value.length;
}
