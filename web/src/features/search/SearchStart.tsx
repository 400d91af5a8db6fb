import { memo, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CategoryChips } from './SearchResults.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import styles from './SearchOverlay.module.css';

interface SearchStartProps {
  /** The text is too short to search. */
  isShown: boolean;
  recent: readonly string[];
  onSearch: (text: string) => void;
  onForget: () => void;
}

/**
 * Shown before the text is long enough: recent searches, categories and suggestions. Once drawn it stays in the page and
 * is hidden, so that clearing the field neither loads nor draws it again.
 */
export const SearchStart = memo(
  function SearchStart({ isShown, recent, onSearch, onForget }: SearchStartProps) {
    const { t } = useText();
    const [isDrawn, setDrawn] = useState(isShown);
    const hasCategories = useStoreValue(gamesStore, (games) => games.categories.length > 0);
    if (isShown && !isDrawn) setDrawn(true);
    if (!isDrawn) return null;
    return (
      <div hidden={!isShown}>
        {recent.length > 0 && (
          <section className={styles.start}>
            <div className={styles.recent}>
              <h3>{t('search.recent')}</h3>
              <button type="button" className={styles.exactly} onClick={onForget}>
                {t('search.forget')}
              </button>
            </div>
            <div className={styles.chips}>
              {recent.map((text) => (
                <button key={text} type="button" className={styles.chip} onClick={() => onSearch(text)}>
                  <Icon name="clock-counter-clockwise" size={18} />
                  <span>{text}</span>
                </button>
              ))}
            </div>
          </section>
        )}
        <p className={styles.hint}>{t('search.hint')}</p>
        {hasCategories && (
          <section className={styles.start}>
            <h3>{t('search.categories')}</h3>
            <CategoryChips />
          </section>
        )}
        <SearchSuggestions />
      </div>
    );
  },
  // A hidden start need not follow the typed letters.
  (before, after) => !before.isShown && !after.isShown,
);
