import type { AdapterSettings } from '@foyer/contract/defineAdapter';
import * as v from 'valibot';

/** `7=bw-drops@brightwater 9=lm-wheel`: values by key, separated by spaces. */
const pairs = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^\w{1,20}=[\w.@-]{1,100}$/))),
  v.transform((list) => new Map(list.map((pair) => pair.split('=', 2) as [string, string]))),
);

const settingsSchema = v.object({
  /** Address of the aggregator's API. */
  BASE: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  KEY: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  /** The aggregator's games by our ids, each with the frame style of its supplier: `7=bw-drops@brightwater`. */
  GAMES: pairs,
  /** The aggregator's codes by ours; the others stay as they are. */
  LANGUAGES: v.optional(pairs, ''),
  CURRENCIES: v.optional(pairs, ''),
  /** `on`: the aggregator may have an `http` address. */
  PLAIN_HTTP: v.optional(v.picklist(['on', 'off']), 'off'),
});

/** @throws a sentence that names the first setting that is missing or cannot be read */
export function aggregatorSettings(given: AdapterSettings): v.InferOutput<typeof settingsSchema> {
  const read = v.safeParse(settingsSchema, given);
  if (!read.success) {
    const name = v.getDotPath(read.issues[0])?.split('.')[0] ?? '';
    throw new Error(given[name] === undefined ? `${name} is missing` : `${name} cannot be read`);
  }
  if (read.output.PLAIN_HTTP === 'off' && read.output.BASE.startsWith('http:'))
    throw new Error('BASE has a plain HTTP address, which PLAIN_HTTP=on allows on this machine');
  return read.output;
}
