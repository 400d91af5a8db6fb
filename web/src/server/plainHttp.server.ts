import { canonicalAddress } from '@foyer/contract/networkAddress';

/** Which host names are answered over plain HTTP: every one, those of this machine, or none. */
export const plainHttpRules = ['on', 'localhost', 'off'] as const;
export type PlainHttpRule = (typeof plainHttpRules)[number];

/** Whether a request that came over plain HTTP may be answered. Browsers treat names of this machine as secure. */
export function allowsPlainHttp(rule: PlainHttpRule, host: string | undefined): boolean {
  return rule === 'on' || (rule === 'localhost' && isLocalName(nameOf(host ?? '')));
}

/** Where a browser finds the same page over TLS; null for an address that no page has. */
export function secureAddress(host: string, target: string): string | null {
  return /^\/[\x21-\x7e]*$/.test(target) && /^[a-z0-9.-]{1,253}$/i.test(nameOf(host))
    ? `https://${nameOf(host).toLowerCase()}${target}`
    : null;
}

/** The host without its port. */
function nameOf(host: string): string {
  const port = host.lastIndexOf(':');
  return port > host.lastIndexOf(']') ? host.slice(0, port) : host;
}

function isLocalName(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === 'localhost' || lower.endsWith('.localhost') || lower === '[::1]') return true;
  return canonicalAddress(lower)?.startsWith('127.') ?? false;
}
