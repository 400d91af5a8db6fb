import { expect, test } from 'vitest';
import { showsPreferredLanguage } from './showsPreferredLanguage.ts';

test('MK-04 shows the toggle when showPreferredLang allows it and there are several languages', () => {
  for (const cookie of ['true', 'True', '1', 'yes']) expect(showsPreferredLanguage(cookie, ['en', 'zh'])).toBe(true);
  for (const cookie of ['false', '0', '', 'no', 'true;'])
    expect(showsPreferredLanguage(cookie, ['en', 'zh'])).toBe(false);
  expect(showsPreferredLanguage(null, ['en', 'zh'])).toBe(true);
  for (const cookie of [null, 'true']) expect(showsPreferredLanguage(cookie, ['en'])).toBe(false);
});
