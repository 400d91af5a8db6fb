import { languages } from '@foyer/contract/languages';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { siteStore } from './siteStore.ts';
import styles from './LanguageToggle.module.css';

/**
 * Language switch (MK-04). Each language has its own name, so that its readers recognise it. Where the market offers
 * several languages, the space is reserved from the first paint, so that nothing moves.
 */
export function LanguageToggle() {
  const { t } = useText();
  const { languages: shown, offersLanguages, culture } = useVisit();
  const isShown = useStoreValue(siteStore, ({ showPreferredLang }) => showPreferredLang);
  if (shown.length < 2 || !(offersLanguages || isShown)) return null;
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
