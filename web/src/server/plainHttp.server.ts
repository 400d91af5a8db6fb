import { canonicalAddress } from '@foyer/contract/networkAddress';

/** Hosts that may be served over plain HTTP: all, those of this machine, or none. */
export const plainHttpRules = ['on', 'localhost', 'off'] as const;
export type PlainHttpRule = (typeof plainHttpRules)[number];

/** Whether a plain HTTP request may be served. Browsers treat local host names as secure. */
export function allowsPlainHttp(rule: PlainHttpRule, host: string | undefined): boolean {
  return rule === 'on' || (rule === 'localhost' && isLocalName(nameOf(host ?? '')));
}

/** HTTPS address of the same page; null for an invalid address. */
export function secureAddress(host: string, target: string): string | null {
  return /^\/[\x21-\x7e]*$/.test(target) && /^[a-z0-9.-]{1,253}$/i.test(nameOf(host))
    ? `https://${nameOf(host).toLowerCase()}${target}`
    : null;
}

/** Host name without port. */
function nameOf(host: string): string {
  const port = host.lastIndexOf(':');
  return port > host.lastIndexOf(']') ? host.slice(0, port) : host;
}

function isLocalName(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === 'localhost' || lower.endsWith('.localhost') || lower === '[::1]') return true;
  return canonicalAddress(lower)?.startsWith('127.') ?? false;
}
