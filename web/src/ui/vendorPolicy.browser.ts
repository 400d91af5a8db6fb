import DOMPurify from 'dompurify';

interface Rules {
  createHTML(html: string): string;
  /** Null is a no, which the browser turns into an error. */
  createScriptURL(address: string): string | null;
}
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: Rules): object;
}

const admitted = new Set<string>();

/** `https://*.vendor.example` stands for every host below it, as in the security policy. */
export function isAdmitted(address: string, base: string, origins: Iterable<string> = admitted): boolean {
  const { origin, protocol, host } = new URL(address, base);
  for (const each of origins) {
    const [scheme, below] = each.split('://*.');
    if (below === undefined ? each === origin : protocol === `${scheme}:` && host.endsWith(`.${below}`)) return true;
  }
  return false;
}

const rules: Rules = {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (address) => (isAdmitted(address, window.location.href) ? address : null),
};

/**
 * Trusted Types know who made a text only by its policy, and scripts of vendors make none: theirs is the default one. It
 * takes further scripts from the vendor's own origins alone, html without anything that runs, and no code in strings.
 */
export function admitVendor(origins: readonly string[]): void {
  for (const origin of origins) admitted.add(origin);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes !== undefined && trustedTypes.defaultPolicy === null) trustedTypes.createPolicy('default', rules);
}
