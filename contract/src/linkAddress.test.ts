import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentBlocks } from './blocks.ts';
import { isLinkAddress, isPictureAddress, isSitePath } from './linkAddress.ts';

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://regency.localhost/1',
  'filesystem:https://a/b',
  'file:///etc/passwd',
  'about:blank',
  'ftp://a.example',
];
const strangers = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'https:evil.example\\@a',
  'https:///evil.example',
  'https://user:word@evil.example',
  'evil.example',
  'help',
  'http://a.example',
  '',
];

test.each([...scripts, ...strangers])('PG-14 refuses %j as a link, as a picture and as a path', (address) => {
  expect([isLinkAddress(address), isPictureAddress(address), isSitePath(address)]).toEqual([false, false, false]);
});

test.each([
  '/',
  '/help#limits',
  '/all-games?kind=slot',
  '/game/10001',
  '#login',
  'https://www.begambleaware.example/a?b=c#d',
  'mailto:help@regency.example',
  'tel:+44800123456',
])('PG-14 accepts %j as a link', (address) => {
  expect(isLinkAddress(address)).toBe(true);
});

test('PG-14 accepts only links that browsers resolve to this site or to a scheme without script', () => {
  const piece = fc.constantFrom(
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    'https:',
    'evil.example',
    'a',
    ':',
    '#',
    '?',
    '@',
    '\u0001',
    'blob:',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const address = pieces.join('');
      if (!isLinkAddress(address)) return;
      // Browsers skip tabs and line breaks, and leading control characters and spaces.
      const read = address
        .replace(/[\t\r\n]/g, '')
        .replace(/^[\s\p{Cc}]+/u, '')
        .replaceAll('\\', '/');
      expect(read).toMatch(/^(?:\/(?!\/)|#|https:\/\/[^/]|mailto:|tel:)/);
    }),
    { numRuns: 2000 },
  );
});

/** Block fields that hold an address, recognised by their names. */
const addressFields = Object.entries(contentBlocks).flatMap(([alias, block]) =>
  Object.keys(block.entries)
    .filter((name) => /url$|image$|icon$|path$/i.test(name))
    .map((name) => [alias, name] as const),
);

test.each(addressFields)('PG-14 %s refuses scripts and other hosts in %s', async (alias, name) => {
  const { safeParse } = await import('valibot');
  const take = (address: string) =>
    safeParse(contentBlocks[alias as keyof typeof contentBlocks], { [name]: address }).success;
  expect([...scripts, '//evil.example'].filter(take)).toEqual([]);
  expect(take('/help')).toBe(true);
});
