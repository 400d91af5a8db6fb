import { expect, test } from 'vitest';
import { showsPreferredLanguage } from './showsPreferredLanguage.ts';

test('MK-04 shows the toggle when showPreferredLang allows it and there are several languages', () => {
  for (const offersLanguages of [true, false]) {
    const several = { languages: ['en', 'zh'], offersLanguages, culture: 'en' } as const;
    for (const cookie of ['true', 'True', '1', 'yes']) expect(showsPreferredLanguage(cookie, several)).toBe(true);
    for (const cookie of ['false', '0', '', 'no', 'true;']) expect(showsPreferredLanguage(cookie, several)).toBe(false);
    expect(showsPreferredLanguage(null, several)).toBe(offersLanguages);
    for (const cookie of [null, 'true'])
      expect(showsPreferredLanguage(cookie, { languages: ['en'], offersLanguages, culture: 'en' })).toBe(false);
  }
});

test('MK-04 shows the toggle where the current language is not the market’s own, unless the cookie forbids it', () => {
  const foreign = { languages: ['en', 'zh'], offersLanguages: false, culture: 'zh' } as const;
  expect(showsPreferredLanguage(null, foreign)).toBe(true);
  expect(showsPreferredLanguage('false', foreign)).toBe(false);
});
