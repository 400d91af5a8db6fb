/** How long the sandbox takes over a document by its own clock: long enough to be seen waiting, short enough to wait for. */
export const checkMs = 20_000;
/** A document that is to wait waits as long as a person in an office would take. */
const slowCheckMs = 2 * 3_600_000;

export interface DocumentFate {
  outcome: 'approved' | 'refused';
  /** Milliseconds from sending to the outcome. */
  afterMs: number;
}

/**
 * Nobody looks at documents in a sandbox. The name of the file says what comes of it, so that who tries it can see each
 * way: `refuse` in it is refused, `wait` takes two hours, and everything else is accepted after a moment.
 */
export function documentFate(fileName: string): DocumentFate {
  const name = fileName.toLowerCase();
  return {
    outcome: name.includes('refuse') ? 'refused' : 'approved',
    afterMs: name.includes('wait') ? slowCheckMs : checkMs,
  };
}
