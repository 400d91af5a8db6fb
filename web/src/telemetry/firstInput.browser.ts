/**
 * Time from a page's first touch or key to its answer beginning. The web-vitals library gave this measure up for INP,
 * and the specification still names it (S9). Browsers that do not know it are asked nothing.
 */
export function followFirstInput(report: (delayMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries();
    if (!(entry instanceof PerformanceEventTiming)) return;
    observer.disconnect();
    report(Math.max(0, entry.processingStart - entry.startTime));
  });
  observer.observe({ type: 'first-input', buffered: true });
}
