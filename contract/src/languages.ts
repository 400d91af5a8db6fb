/** Facts of one language. Code asks these instead of asking which language it is. */
export interface Language {
  /** BCP 47 locale for `Intl`, where no market names a regional one. */
  readonly locale: string;
  /** Value of the HTML attribute `lang`. */
  readonly lang: string;
  /** The language's own name, in the language switch. */
  readonly name: string;
  /** `han` needs faces of its own for titles; game names in it are searched and sorted by pinyin. */
  readonly script: 'latin' | 'han';
  /** End of a sentence, gap between two sentences, and what separates the entries and the clauses of a list. */
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

/** The only list of languages: one line each. */
export const languages: Readonly<Record<Culture, Language>> = described;

/** Language of texts that exist in no other one. */
export const defaultCulture = 'en' satisfies Culture;

export const isCulture = (text: string): text is Culture => Object.hasOwn(languages, text);

export const cultures: readonly Culture[] = Object.keys(languages).filter(isCulture);

/** Language of a BCP 47 locale; the default one where no line of the list has it. */
export function cultureOf(locale: string): Culture {
  const [language = ''] = locale.split('-');
  return isCulture(language) ? language : defaultCulture;
}
