import { expect, test } from 'vitest';
import { showsPreferredLanguage } from './showsPreferredLanguage.ts';

test('MK-04 the toggle shows when showPreferredLang says so, and never where there is one language', () => {
  for (const cookie of ['true', 'True', '1', 'yes']) expect(showsPreferredLanguage(cookie, ['en', 'zh'])).toBe(true);
  for (const cookie of ['false', '0', '', 'no', 'true;'])
    expect(showsPreferredLanguage(cookie, ['en', 'zh'])).toBe(false);
  expect(showsPreferredLanguage(null, ['en', 'zh'])).toBe(true);
  for (const cookie of [null, 'true']) expect(showsPreferredLanguage(cookie, ['en'])).toBe(false);
});
