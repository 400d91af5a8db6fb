import { languages } from '@foyer/contract/languages';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { siteStore } from './siteStore.ts';
import styles from './LanguageToggle.module.css';

/** The choice of a language (MK-04), each by its own name, so that everybody can read theirs. Its room is kept from the first paint on, so that nothing moves when it comes. */
export function LanguageToggle() {
  const { t } = useText();
  const { languages: shown, culture } = useVisit();
  const isShown = useStoreValue(siteStore, ({ showPreferredLang }) => showPreferredLang);
  if (shown.length < 2) return null;
  return (
    <div className={styles.place}>
      {isShown && (
        <div className={styles.choice} role="group" aria-label={t('site.language')}>
          {shown.map((language) => (
            <button
              key={language}
              type="button"
              lang={languages[language].lang}
              aria-pressed={language === culture}
              onClick={() => {
                if (language !== culture)
                  void import('./chooseLanguage.browser.ts').then(({ chooseLanguage }) => chooseLanguage(language));
              }}
            >
              {languages[language].name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
