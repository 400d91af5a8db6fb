import DOMPurify from 'dompurify';

interface Rules {
  createHTML(html: string): string;
  /** Null rejects the address; the browser then throws. */
  createScriptURL(address: string): string | null;
}
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: Rules): object;
}

const allowedOrigins = new Set<string>();

/** `https://*.vendor.example` matches every subdomain, as in the security policy. */
export function isAllowedAddress(address: string, base: string, origins: Iterable<string> = allowedOrigins): boolean {
  const { origin, protocol, host } = new URL(address, base);
  for (const each of origins) {
    const [scheme, below] = each.split('://*.');
    if (below === undefined ? each === origin : protocol === `${scheme}:` && host.endsWith(`.${below}`)) return true;
  }
  return false;
}

const rules: Rules = {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (address) => (isAllowedAddress(address, window.location.href) ? address : null),
};

/**
 * Installs the default Trusted Types policy, because vendors' scripts create none of their own. It allows scripts from
 * the vendors' own origins only, HTML without executable content, and no code in strings.
 */
export function allowVendor(origins: readonly string[]): void {
  for (const origin of origins) allowedOrigins.add(origin);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes !== undefined && trustedTypes.defaultPolicy === null) trustedTypes.createPolicy('default', rules);
}
