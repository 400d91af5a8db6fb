import { Histogram } from 'prom-client';

/**
 * Histogram with a value of one label per series, for code that runs in microseconds: observing adds to plain arrays,
 * and the text is made on scrape. The library's own histogram hashes its labels on each observation.
 */
export class PlainHistogram<L extends string> extends Histogram<L> {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #label: L;
  readonly #series = new Map<string, { buckets: Float64Array; sum: number; count: number }>();

  constructor(configuration: {
    name: string;
    help: string;
    label: L;
    buckets: readonly number[];
    values: readonly string[];
  }) {
    const { name, help, label, buckets, values } = configuration;
    super({ name, help, labelNames: [label], buckets: [...buckets], registers: [] });
    this.#name = name;
    this.#help = help;
    this.#bounds = buckets;
    this.#label = label;
    for (const value of values)
      this.#series.set(value, { buckets: new Float64Array(buckets.length), sum: 0, count: 0 });
  }

  /** Ignores values of the label that the constructor does not name, so that the number of series is fixed. */
  add(value: string, seconds: number): void {
    const series = this.#series.get(value);
    if (series === undefined) return;
    series.sum += seconds;
    series.count += 1;
    for (let index = 0; index < this.#bounds.length; index += 1)
      if (seconds <= (this.#bounds[index] ?? 0)) {
        series.buckets[index] = (series.buckets[index] ?? 0) + 1;
        return;
      }
  }

  /** Called by the registry for its text; the library's types omit it. */
  async getForPromString() {
    const values: { metricName: string; labels: Record<string, string | number>; value: number }[] = [];
    const put = (suffix: string, labels: Record<string, string | number>, value: number) =>
      values.push({ metricName: this.#name + suffix, labels, value });
    for (const [value, { buckets, sum, count }] of this.#series) {
      const labels = { [this.#label]: value };
      let below = 0;
      for (const [index, le] of this.#bounds.entries()) {
        below += buckets[index] ?? 0;
        put('_bucket', { ...labels, le }, below);
      }
      put('_bucket', { ...labels, le: '+Inf' }, count);
      put('_sum', labels, sum);
      put('_count', labels, count);
    }
    return { name: this.#name, help: this.#help, type: 'histogram', aggregator: 'sum', values };
  }
}
