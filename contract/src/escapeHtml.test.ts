import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes every character that begins markup or ends an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Jerry</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Jerry&lt;/a&gt;',
  );
});

test('leaves other characters as they are, and escapes escaped text again', () => {
  expect(escapeHtml('红利 £5')).toBe('红利 £5');
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
