import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './SearchOverlay.module.css';

/** Before there is enough to search for: what was searched for lately, and the categories. */
export function SearchStart({
  recent,
  onSearch,
  onForget,
}: {
  recent: readonly string[];
  onSearch: (text: string) => void;
  onForget: () => void;
}) {
  const { t } = useText();
  return (
    <>
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
                {text}
              </button>
            ))}
          </div>
        </section>
      )}
      <section className={styles.start}>
        <h3>{t('search.categories')}</h3>
        <CategoryChips />
      </section>
      <p className={styles.hint}>{t('search.hint')}</p>
    </>
  );
}
