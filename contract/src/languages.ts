/** Facts about one language. Code reads these instead of checking which language it is. */
export interface Language {
  /** BCP 47 locale for `Intl`, if no market specifies a regional one. */
  readonly locale: string;
  /** Value of the HTML attribute `lang`. */
  readonly lang: string;
  /** The language's own name, for the language switch. */
  readonly name: string;
  /** `han` needs its own title fonts; game names are searched and sorted by pinyin. */
  readonly script: 'latin' | 'han';
  /** End of a sentence, space between sentences, and separators of list entries and clauses. */
  readonly punctuation: {
    readonly stop: string;
    readonly sentenceGap: string;
    readonly entries: string;
    readonly clauses: string;
  };
  readonly dateOrder: readonly ('day' | 'month' | 'year')[];
}

const latin = {
  script: 'latin',
  punctuation: { stop: '.', sentenceGap: ' ', entries: ', ', clauses: ', ' },
  dateOrder: ['day', 'month', 'year'],
} as const;
const han = {
  script: 'han',
  punctuation: { stop: '。', sentenceGap: '', entries: '、', clauses: '，' },
  dateOrder: ['year', 'month', 'day'],
} as const;

const described = {
  en: { ...latin, locale: 'en-GB', lang: 'en', name: 'English' },
  zh: { ...han, locale: 'zh-CN', lang: 'zh-CN', name: '中文' },
} satisfies Record<string, Language>;

export type Culture = keyof typeof described;

/** The only list of languages, one line each. */
export const languages: Readonly<Record<Culture, Language>> = described;

/** Fallback language of texts. */
export const defaultCulture = 'en' satisfies Culture;

export const isCulture = (text: string): text is Culture => Object.hasOwn(languages, text);

export const cultures: readonly Culture[] = Object.keys(languages).filter(isCulture);

/** Returns the language of a BCP 47 locale, or the default language. */
export function cultureOf(locale: string): Culture {
  const [language = ''] = locale.split('-');
  return isCulture(language) ? language : defaultCulture;
}
