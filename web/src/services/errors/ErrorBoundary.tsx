import { Component } from 'react';
import type { ReactNode } from 'react';
import type { LaterCode } from '../../base/bundleNames.ts';

interface ErrorBoundaryProps {
  /** Name in the report. */
  name: string;
  /** A new value renders failed children again, for example after navigation. */
  resetKey?: unknown;
  /** Runs before the children render anew. */
  onError?: () => unknown;
  /** Replaces failed children. Without it they render anew by themselves. */
  renderFallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Not part of the first load, because most visits have no error. */
const containing = { bundle: 'live', load: () => import('./containError.browser.ts') } satisfies LaterCode;

/** Contains errors of its children. `containError` reports them and decides what follows. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override componentDidCatch(thrown: unknown) {
    void containing.load().then(({ containError }) => containError(this.props, this.retry, thrown));
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (hasFailed && resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.renderFallback?.(this.retry) : this.props.children;
  }
}
