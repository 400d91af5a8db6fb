/**
 * Whether a page, in which this runs, has received no response for a while. Unlike the network events of a driver, it
 * does not wait for shared workers and open streams.
 * @param ms how long, in milliseconds
 */
export const isQuiet = (ms: number): boolean =>
  document.readyState === 'complete' &&
  performance
    .getEntriesByType('resource')
    .every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - ms);
