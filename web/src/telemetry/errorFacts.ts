/** Where a stack says that code of ours was: file, line and column. Nothing else of a stack is told. */
const places = /(?<![\w-])[\w-]+\.js:\d+:\d+/g;
/** Of so many calls, the innermost first. */
const maxStackFrames = 7;

/** What a report says of an error: its message, and the places in built files that its stack names, which `npm run stack` reads. */
export function errorFacts(error: unknown): { message: string; stack?: string } {
  const stack = error instanceof Error ? (error.stack?.match(places) ?? []) : [];
  return {
    message: String(error).slice(0, 200),
    ...(stack.length > 0 && { stack: stack.slice(0, maxStackFrames).join(' ') }),
  };
}
