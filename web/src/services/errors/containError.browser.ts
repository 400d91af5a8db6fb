import { errorFacts } from './errorFacts.ts';
import { report } from './report.ts';

interface FailedBoundary {
  name: string;
  onError?: () => unknown;
  renderFallback?: unknown;
}

/** Failures within this time in milliseconds count together. */
const periodMs = 60_000;
/** Maximum number of automatic renders in a period. */
const maxRetries = 3;

/** Recent failures of each boundary, which its own `retry` stands for. */
const failures = new WeakMap<() => void, { since: number; count: number }>();

/** Reports the first failure of a period, and renders the children again where that can help. */
export async function containError(
  { name, onError, renderFallback }: FailedBoundary,
  retry: () => void,
  error: unknown,
): Promise<void> {
  const now = Date.now();
  const before = failures.get(retry);
  const isFirst = before === undefined || now - before.since > periodMs;
  const count = isFirst ? 1 : before.count + 1;
  failures.set(retry, { since: isFirst ? now : before.since, count });
  if (isFirst) report('RENDER_ERROR', { boundary: name, ...errorFacts(error) });
  await onError?.();
  // The DOM throws when a translator or an extension has moved nodes of React. New nodes are in their places.
  if ((renderFallback === undefined || error instanceof DOMException) && count <= maxRetries) retry();
}
