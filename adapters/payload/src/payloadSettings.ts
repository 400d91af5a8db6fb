import type { AdapterSettings } from '@foyer/contract/defineAdapter';
import * as v from 'valibot';

/** Settings of the adapter, each a variable that begins with `ADAPTER_PAYLOAD_`. */
const settingsSchema = v.object({
  /** Address of the content system, above its `/api`. */
  ADDRESS: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  /** Key of a user who may only read. */
  API_KEY: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  /** `on`: shows unpublished documents and versions. Only for a web server that editors alone can reach. */
  DRAFTS: v.optional(v.picklist(['on', 'off']), 'off'),
});
export type PayloadSettings = v.InferOutput<typeof settingsSchema>;

/** @throws a sentence that names the first setting that is missing or cannot be read */
export function payloadSettings(given: AdapterSettings): PayloadSettings {
  const read = v.safeParse(settingsSchema, given);
  if (read.success) return read.output;
  const name = v.getDotPath(read.issues[0]) ?? '';
  throw new Error(given[name] === undefined ? `${name} is missing` : `${name} cannot be read`);
}
