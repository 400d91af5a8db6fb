import { createHash } from 'node:crypto';
import type { VendorPolicy } from './vendorScripts.server.ts';

export interface PolicySources {
  mediaOrigin: string;
  gamesOrigin: string;
  cashierOrigin: string;
  /** Where players' pages open a socket. */
  hubOrigin: string;
  /** Where pages hear of flags and tell what was measured of them. */
  flagOrigins: readonly string[];
  /** Where the tag manager, and the brand's own vendors of chat and consent come from. */
  vendors: VendorPolicy;
  /** Inline scripts that every page holds, letter for letter. */
  inlineScripts: readonly string[];
  /** Address that takes reports of what the policy stopped. */
  reportPath: string;
  /** Visitors come over TLS. */
  isSecure: boolean;
}

/** The Trusted Types policy that every page makes; any policy without a name here is refused by the browser. */
const ownPolicy = 'foyer-html';
/** With a vendor's script: its address passes `ui/loadScript.browser.ts`, and what it hands to the page as text passes `ui/vendorPolicy.browser.ts`, cleaned. */
const vendorPolicies = ['foyer-script', 'default', 'dompurify'] as const;

/**
 * The security policy of one brand's pages. One policy for all of them: navigation changes the page without a reload, so
 * each page needs what every further page needs. Hashes, not nonces: the inline scripts never change, so whole compressed pages can be
 * stored here and on any CDN.
 */
export function pagePolicy({
  mediaOrigin,
  gamesOrigin,
  cashierOrigin,
  hubOrigin,
  flagOrigins,
  vendors,
  inlineScripts,
}: PolicySources): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const tagScripts = vendors.tagManager?.origins ?? [];
  const tags = [...tagScripts, ...(vendors.tagManager?.talksTo ?? [])];
  const hasVendors = vendors.tagManager !== null || vendors.origins.length > 0;
  const socketOf = (origin: string) => origin.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...new Set([...tagScripts, ...vendors.origins])].join(' '),
    ['style-src', "'self'", ...vendors.origins, ...(vendors.inlineStyles ? ["'unsafe-inline'"] : [])].join(' '),
    ['img-src', "'self'", 'data:', mediaOrigin, ...new Set([...tags, ...vendors.origins])].join(' '),
    ['font-src', "'self'", ...vendors.origins].join(' '),
    [
      'connect-src',
      "'self'",
      socketOf(hubOrigin),
      ...new Set([...flagOrigins, ...tags, ...vendors.origins, ...vendors.origins.map(socketOf)]),
    ].join(' '),
    ['frame-src', gamesOrigin, cashierOrigin, ...new Set([...tagScripts, ...vendors.origins])].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ownPolicy, ...(hasVendors ? vendorPolicies : [])].join(' '),
    'report-to csp',
  ].join('; ');
}

/** Of every response of a site that is reached over TLS: two years, with its subdomains. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as const;

const everywhere: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

export function pageHeaders(sources: PolicySources): [string, string][] {
  const delegated = `(self "${sources.gamesOrigin}")`;
  return [
    ['Content-Security-Policy', pagePolicy(sources)],
    ['Reporting-Endpoints', `csp="${sources.reportPath}"`],
    [
      'Permissions-Policy',
      `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=${delegated}, autoplay=${delegated}`,
    ],
    ...everywhere.map(([name, value]): [string, string] => [name, value]),
    ...(sources.isSecure ? [[...strictTransport] as [string, string]] : []),
  ];
}

export const apiHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ...everywhere,
];

export const assetHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];
