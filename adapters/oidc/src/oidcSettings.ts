import type { AdapterSettings } from '@foyer/contract/defineAdapter';
import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/** Settings of the adapter, each a variable that begins with `ADAPTER_OIDC_`. */
const settingsSchema = v.object({
  ISSUER: address,
  CLIENT_ID: text,
  /** Without it the client is public, and PKCE alone protects the code. */
  CLIENT_SECRET: v.optional(text),
  SCOPE: v.optional(text, 'openid offline_access'),
  /** Resource indicator (RFC 8707) of the operator's services, for providers that need one to issue their tokens. */
  RESOURCE: v.optional(v.pipe(text, v.url())),
  /** Authentication contexts of which the provider must have used one, separated by spaces: a second step. */
  ACR: v.optional(text),
  /** `on`: the provider opens accounts, with `prompt=create`. */
  REGISTRATION: v.optional(v.picklist(['on', 'off']), 'off'),
  /** `on`: the provider may have an `http` address. */
  PLAIN_HTTP: v.optional(v.picklist(['on', 'off']), 'off'),
});
export type OidcSettings = v.InferOutput<typeof settingsSchema>;

/** @throws a sentence that names the first setting that is missing or cannot be read */
export function oidcSettings(given: AdapterSettings): OidcSettings {
  const read = v.safeParse(settingsSchema, given);
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    throw new Error(given[name] === undefined ? `${name} is missing` : `${name} cannot be read`);
  }
  if (read.output.PLAIN_HTTP === 'off' && read.output.ISSUER.startsWith('http:'))
    throw new Error('ISSUER has a plain HTTP address, which PLAIN_HTTP=on allows on this machine');
  return read.output;
}
