import { createHash } from 'node:crypto';
import { releaseHeader } from '@foyer/contract/contractVersion';
import type { VendorPolicy } from '../base/vendorScript.ts';

export interface PolicySources {
  mediaOrigin: string;
  /** Further origins of pictures in content. */
  pictureOrigins: readonly string[];
  gamesOrigins: readonly string[];
  /** Origins of games that the page opens by posting a form. */
  formOrigins: readonly string[];
  cashierOrigins: readonly string[];
  /** Where players' pages open WebSockets. */
  socketOrigins: readonly string[];
  /** Origins of the flag service, for flags and their analytics. */
  flagOrigins: readonly string[];
  /** Origins of the brand's tag manager, and of its vendors of chat, consent and session recordings. */
  vendors: VendorPolicy;
  /** Inline scripts of every page, and the import map that the early script adds, byte for byte. */
  inlineScripts: readonly string[];
  /** Address for violation reports. */
  reportPath: string;
  /** The site is served over TLS. */
  isSecure: boolean;
}

/** Trusted Types policies that pages create, for HTML, the addresses of workers and the import map; the browser refuses other names. */
const ownPolicies = ['foyer-html', 'foyer-worker', 'foyer-modules'] as const;
/** With a vendor's script: its address passes `ui/loadVendorScript.browser.ts`, and what it hands to the page as text passes `ui/vendorPolicy.browser.ts`, cleaned. */
const vendorPolicies = ['foyer-script', 'default', 'dompurify'] as const;

/** The origin of WebSocket connections to an HTTP origin. */
export const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Content-Security-Policy of one brand's pages. All pages share it, because navigation changes the page without a reload.
 * It uses hashes, not nonces: the inline scripts never change, so whole compressed pages can be cached here and on any CDN.
 */
export function pagePolicy({
  mediaOrigin,
  pictureOrigins,
  gamesOrigins,
  formOrigins,
  cashierOrigins,
  socketOrigins,
  flagOrigins,
  vendors,
  inlineScripts,
}: PolicySources): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const tagScripts = vendors.tagManager?.origins ?? [];
  const tags = [...tagScripts, ...(vendors.tagManager?.talksTo ?? [])];
  // A recorder shows nothing: it only loads its script and sends what it recorded, by pictures where calls fail.
  const recorder = vendors.replay;
  const recorders = recorder === null ? [] : [new URL(recorder.script).origin];
  const recordings = recorder?.origins ?? [];
  const hasVendors = vendors.tagManager !== null || recorder !== null || vendors.origins.length > 0;
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...new Set([...tagScripts, ...vendors.origins, ...recorders])].join(' '),
    ['style-src', "'self'", ...vendors.origins, ...(vendors.inlineStyles ? ["'unsafe-inline'"] : [])].join(' '),
    [
      'img-src',
      "'self'",
      'data:',
      mediaOrigin,
      ...new Set([...pictureOrigins, ...tags, ...vendors.origins, ...recordings]),
    ].join(' '),
    ['font-src', "'self'", ...vendors.origins].join(' '),
    [
      'connect-src',
      "'self'",
      ...socketOrigins,
      ...new Set([...flagOrigins, ...tags, ...vendors.origins, ...vendors.origins.map(socketOrigin), ...recordings]),
    ].join(' '),
    ['frame-src', ...gamesOrigins, ...cashierOrigins, ...new Set([...tagScripts, ...vendors.origins])].join(' '),
    ['form-action', "'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...ownPolicies, ...(hasVendors ? vendorPolicies : [])].join(' '),
    'report-to csp',
  ].join('; ');
}

/** HSTS of every response over TLS: two years, including subdomains. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as const;

const everywhere: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

export function pageHeaders(sources: PolicySources & { release: string }): [string, string][] {
  const delegated = `(${['self', ...sources.gamesOrigins.map((origin) => `"${origin}"`)].join(' ')})`;
  return [
    ['Content-Security-Policy', pagePolicy(sources)],
    ['Reporting-Endpoints', `csp="${sources.reportPath}"`],
    [releaseHeader, sources.release],
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
