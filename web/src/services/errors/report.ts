import type { ErrorName } from './errorNames.ts';

export interface Report {
  name: ErrorName;
  /** Short facts without tokens, passwords or personal data. */
  facts: Readonly<Record<string, string | number | null>>;
}

type Sink = (report: Report) => void;

const waitingLimit = 50;
const waiting: Report[] = [];
let sink: Sink | null = null;

/** Reports a failure. Never throws or blocks. Buffers up to 50 reports until a sink is set. */
export function report(name: ErrorName, facts: Report['facts'] = {}): void {
  const entry: Report = { name, facts };
  if (sink === null) {
    if (waiting.length < waitingLimit) waiting.push(entry);
    return;
  }
  try {
    sink(entry);
  } catch {
    // Reporting must not fail itself.
  }
}

/** Sends all reports, including buffered ones, to `next`. */
export function setReportSink(next: Sink | null): void {
  sink = next;
  if (next !== null) for (const entry of waiting.splice(0)) report(entry.name, entry.facts);
}
