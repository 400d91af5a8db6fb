/**
 * Duration of a simulated document check in milliseconds: long enough to see the waiting state, short enough to wait
 * for.
 */
export const checkMs = 20_000;
/** Duration of a slow check, like a manual review in an office. */
const slowCheckMs = 2 * 3_600_000;

export interface SimulatedDocumentCheck {
  outcome: 'approved' | 'refused';
  /** Milliseconds from upload to outcome. */
  afterMs: number;
}

/**
 * Derives the outcome of a document from its file name, because nobody reviews documents in a sandbox. A name with
 * `refuse` is refused, `wait` takes two hours, and all others are accepted shortly.
 */
export function simulatedDocumentCheck(fileName: string): SimulatedDocumentCheck {
  const name = fileName.toLowerCase();
  return {
    outcome: name.includes('refuse') ? 'refused' : 'approved',
    afterMs: name.includes('wait') ? slowCheckMs : checkMs,
  };
}
