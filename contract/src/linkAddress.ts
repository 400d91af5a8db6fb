import * as v from 'valibot';

const maxLength = 2048;
/** One slash, then neither a host (`//host`, `/\host`) nor characters that browsers skip or read as a slash. */
const pathPattern = /^\/(?![/\\])[^\p{Cc}\\]*$/u;
const anchorPattern = /^#[^\s\p{Cc}]{0,100}$/u;
/** A host without a user name before it, and what may follow. */
const securePattern = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]{0,253}(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\\]*)?$/iu;
const contactPattern = /^(?:mailto|tel):[^\s\p{Cc}\\]+$/iu;

const isAddress = (address: string, patterns: readonly RegExp[]): boolean =>
  address.length <= maxLength && patterns.some((pattern) => pattern.test(address));

/** True for a path of this site. */
export const isSitePath = (address: string): boolean => isAddress(address, [pathPattern]);

/**
 * True for what a link of editors may lead to: a path of this site, an anchor of the page, an https address, a mail
 * address or a telephone number. Addresses that run, hold or fake a page (`javascript:`, `data:`, `blob:`, `//host`) are not.
 */
export const isLinkAddress = (address: string): boolean =>
  isAddress(address, [pathPattern, anchorPattern, securePattern, contactPattern]);

/** True for where a picture of editors may come from: the media origin, by its path, or an https address. */
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

/** True for what a schema of this file says of an address. */
export const isAddressIssue = ({ requirement }: v.BaseIssue<unknown>): boolean => addressRules.includes(requirement);
