/** Positions in the site's own files within a stack: file, line and column. Other parts of a stack are not reported. */
const places = /(?<![\w-])[\w-]+\.js:\d+:\d+/g;
/** Maximum number of stack frames, innermost first. */
const maxStackFrames = 7;

/**
 * Facts about an error for a report: its message, and the positions of its stack, which `npm run stack` maps to
 * sources.
 */
export function errorFacts(error: unknown): { message: string; stack?: string } {
  const stack = error instanceof Error ? (error.stack?.match(places) ?? []) : [];
  return {
    message: String(error).slice(0, 200),
    ...(stack.length > 0 && { stack: stack.slice(0, maxStackFrames).join(' ') }),
  };
}
