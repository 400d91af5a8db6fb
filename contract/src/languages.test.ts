import { expect, test } from 'vitest';
import { cultureOf, cultures, defaultCulture, isCulture, languages } from './languages.ts';

test('cultureOf returns the language of a locale, or the default for unlisted locales', () => {
  expect(['en-GB', 'en-CA', 'zh-CN', 'zh', 'fr-FR', '', 'zhuang', 'constructor'].map(cultureOf)).toEqual([
    'en',
    'en',
    'zh',
    'zh',
    defaultCulture,
    defaultCulture,
    defaultCulture,
    defaultCulture,
  ]);
});

test.each(cultures)('the locales of %s map to that language and are supported by Intl', (culture) => {
  const { locale, lang, name } = languages[culture];
  expect([cultureOf(locale), cultureOf(lang), isCulture(culture)]).toEqual([culture, culture, true]);
  for (const tag of [locale, lang]) expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
  expect(new Intl.DisplayNames(lang, { type: 'language' }).of(culture)?.toLowerCase()).toBe(name.toLowerCase());
});
