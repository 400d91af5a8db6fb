/** Longer questions are answered and forgotten: whoever sends them must not fill memory. */
const maxQuestionLength = 2000;

/**
 * A pure function that remembers its answers. Full, it begins anew, so that its memory is bounded whatever is asked.
 * @param limit answers remembered at most
 */
export function memoize<ResponseBody>(
  limit: number,
  response: (question: string) => ResponseBody,
): (question: string) => ResponseBody {
  const known = new Map<string, ResponseBody>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const made = response(question);
    if (question.length <= maxQuestionLength) {
      if (known.size >= limit) known.clear();
      known.set(question, made);
    }
    return made;
  };
}
