import * as v from 'valibot';

/** Maximum length of a page's address as browsers send it, percent-encoded. */
export const maxAddressLength = 512;

/**
 * Characters that URL parsers leave as they are, braces for templates, and visible characters outside ASCII. Excludes
 * `%`, so that no path decodes to another one.
 */
const characters = /^(?:[\w.~!$&'()*+,;=:@{}/-]|(?![\s\p{Cc}\p{Cf}\p{Cs}])[^\0-\u007F])+$/u;

function isPagePath(text: string): boolean {
  return (
    characters.test(text) &&
    text.startsWith('/') &&
    (text === '/' || !text.endsWith('/')) &&
    !/\/\/|\.\.|\/\.(?:\/|$)/.test(text) &&
    pageAddress(text).length <= maxAddressLength
  );
}

/** Path of a page as editors write it and as the content service stores it, for example `/文章`. Not percent-encoded. */
export const pagePath = v.pipe(
  v.string(),
  v.maxLength(maxAddressLength),
  v.normalize('NFC'),
  v.check(
    isPagePath,
    `is no path of a page: it starts with a slash and does not end with one, has no spaces, "..", "//", "%", "?", "#", "\\" or quotes, and at most ${maxAddressLength} characters when percent-encoded`,
  ),
);

/**
 * Address of a page as browsers send it, for example `/%E6%96%87%E7%AB%A0`. Keeps braces, because they mark a template,
 * which has no address.
 */
export function pageAddress(path: string): string {
  return encodeURI(path).replaceAll('%7B', '{').replaceAll('%7D', '}');
}
