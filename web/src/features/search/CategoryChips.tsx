import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './SearchOverlay.module.css';

/** Links to the lobby's categories. Choosing one ends the search (LB-01). */
export function CategoryChips() {
  const { t } = useText();
  const categories = useStoreValue(gamesStore, (games) => games.categories);
  return (
    <nav className={styles.chips} aria-label={t('search.categories')}>
      {categories.map(({ Id, Name, Slug }) => (
        <SiteLink
          key={Id}
          href={`/?category=${Slug}`}
          className={styles.chip}
          onClick={() => {
            gamesStore.setState({ searchText: '', searching: false });
            closeOverlay();
          }}
        >
          {Name}
        </SiteLink>
      ))}
    </nav>
  );
}
