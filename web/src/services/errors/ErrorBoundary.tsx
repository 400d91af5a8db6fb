import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorFacts } from './errorFacts.ts';
import { report } from './report.ts';

interface ErrorBoundaryProps {
  /** Name in the report. */
  name: string;
  /** A new value renders failed children again, for example after navigation. */
  resetKey?: unknown;
  onError?: () => void;
  /** Replaces failed children. Without it they render anew by themselves, like children whose nodes were moved. */
  renderFallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Failures within this time in milliseconds count together. */
const periodMs = 60_000;
/** Maximum number of automatic renders in a period. */
const maxRetries = 3;

/** Contains errors of its children, and reports the first one of a period. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  private failures = 0;
  private since = 0;

  override componentDidCatch(error: unknown) {
    const { name, onError, renderFallback } = this.props;
    const now = Date.now();
    if (now - this.since > periodMs) {
      this.since = now;
      this.failures = 0;
    }
    this.failures += 1;
    if (this.failures === 1) report('RENDER_ERROR', { boundary: name, ...errorFacts(error) });
    onError?.();
    // The DOM throws when a translator or an extension has moved nodes of React. New nodes are in their places.
    if ((renderFallback === undefined || error instanceof DOMException) && this.failures <= maxRetries) this.retry();
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (hasFailed && this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.renderFallback?.(this.retry) : this.props.children;
  }
}
