import { languages } from '@foyer/contract/languages';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { hasLanguageChoice } from './showsPreferredLanguage.ts';
import { siteStore } from './siteStore.ts';
import styles from './LanguageToggle.module.css';

/**
 * Language switch (MK-04). Each language has its own name, so that its readers recognise it. Where there is a choice
 * without the operator's cookie, the space is reserved from the first paint, so that nothing moves.
 */
export function LanguageToggle() {
  const { t } = useText();
  const visit = useVisit();
  const { languages: shown, culture } = visit;
  const isShown = useStoreValue(siteStore, ({ showPreferredLang }) => showPreferredLang);
  if (shown.length < 2 || !(isShown || hasLanguageChoice(visit))) return null;
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
