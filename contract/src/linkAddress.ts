import * as v from 'valibot';

const maxLength = 2048;
/** One slash, then neither a host (`//host`, `/\host`) nor characters that browsers skip or treat as a slash. */
const pathPattern = /^\/(?![/\\])[^\p{Cc}\\]*$/u;
const anchorPattern = /^#[^\s\p{Cc}]{0,100}$/u;
/** A host without user information, with an optional port and rest. */
const securePattern = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]{0,253}(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\\]*)?$/iu;
const contactPattern = /^(?:mailto|tel):[^\s\p{Cc}\\]+$/iu;

const isAddress = (address: string, patterns: readonly RegExp[]): boolean =>
  address.length <= maxLength && patterns.some((pattern) => pattern.test(address));

/** Returns true for a path of this site. */
export const isSitePath = (address: string): boolean => isAddress(address, [pathPattern]);

/**
 * Returns true for permitted link targets of editors: a path of this site, an anchor of the page, an https address, a
 * mail address or a telephone number. Excludes addresses that run code or impersonate a page (`javascript:`, `data:`,
 * `blob:`, `//host`).
 */
export const isLinkAddress = (address: string): boolean =>
  isAddress(address, [pathPattern, anchorPattern, securePattern, contactPattern]);

/**
 * Returns true for permitted picture addresses of editors: a path on the media origin, or an https address, whose origin
 * the web's `PICTURE_ORIGINS` must name.
 */
export const isPictureAddress = (address: string): boolean => isAddress(address, [pathPattern, securePattern]);

export const linkAddress = v.pipe(
  v.string(),
  v.check(
    isLinkAddress,
    'is neither a path of this site, an anchor, an https address, a mail address nor a telephone number',
  ),
);
export const sitePath = v.pipe(v.string(), v.check(isSitePath, 'is no path of this site'));
export const pictureAddress = v.pipe(v.string(), v.check(isPictureAddress, 'is neither a path nor an https address'));

const addressRules: readonly unknown[] = [isLinkAddress, isSitePath, isPictureAddress];

/** Returns true if an issue comes from an address schema of this file. */
export const isAddressIssue = ({ requirement }: v.BaseIssue<unknown>): boolean => addressRules.includes(requirement);
