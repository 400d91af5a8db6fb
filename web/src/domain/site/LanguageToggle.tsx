import type { Culture } from '@foyer/contract/identifiers';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { siteStore } from './siteStore.ts';
import styles from './LanguageToggle.module.css';

/** Each in its own words: who needs the other language must be able to read its name. */
const names: Record<Culture, { name: string; lang: string }> = {
  en: { name: 'English', lang: 'en' },
  zh: { name: '中文', lang: 'zh-CN' },
};

/** The choice of a language (MK-04). Its room is kept from the first paint on, so that nothing moves when it comes. */
export function LanguageToggle() {
  const { t } = useText();
  const { languages, culture } = useVisit();
  const isShown = useStoreValue(siteStore, ({ showPreferredLang }) => showPreferredLang);
  if (languages.length < 2) return null;
  return (
    <div className={styles.place}>
      {isShown && (
        <div className={styles.choice} role="group" aria-label={t('site.language')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={names[language].lang}
              aria-pressed={language === culture}
              onClick={() => {
                if (language !== culture)
                  void import('./chooseLanguage.browser.ts').then(({ chooseLanguage }) => chooseLanguage(language));
              }}
            >
              {names[language].name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
