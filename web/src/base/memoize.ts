/** Do not memoize long inputs, so that a caller cannot fill memory. */
const maxInputLength = 2000;

/**
 * Memoizes a pure function. A full cache is cleared, so that memory is bounded for any inputs.
 * @param limit maximum number of cached results
 */
export function memoize<ResponseBody>(
  limit: number,
  response: (input: string) => ResponseBody,
): (input: string) => ResponseBody {
  const known = new Map<string, ResponseBody>();
  return (input) => {
    const before = known.get(input);
    if (before !== undefined) return before;
    const cache = response(input);
    if (input.length <= maxInputLength) {
      if (known.size >= limit) known.clear();
      known.set(input, cache);
    }
    return cache;
  };
}
