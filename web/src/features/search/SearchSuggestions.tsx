import { memo, useEffect, useState } from 'react';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { cacheTiles } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { captionSizes } from './captionSizes.ts';
import { studiosOf } from './studiosOf.ts';
import styles from './SearchOverlay.module.css';

/** Number of suggested games of each list: a row on a large screen. */
const shownGames = 5;
/** Number of popular games whose makers are suggested. */
const consideredGames = 60;

interface Suggestions {
  popular: readonly GameTile[];
  studios: readonly string[];
  newest: readonly GameTile[];
}

/** Loads the suggestions; a list that fails to load is left out. */
async function loadSuggestions(): Promise<Suggestions> {
  const [popular, newest] = await Promise.all([
    gamesLoader().more({ by: 'rule', rule: { sort: 'popularity', limit: String(consideredGames) } }, 0),
    gamesLoader().more({ by: 'rule', rule: { sort: 'newest', isNew: 'true', limit: String(shownGames) } }, 0),
  ]);
  cacheTiles([...(popular ?? []), ...(newest ?? [])]);
  return { popular: popular?.slice(0, shownGames) ?? [], studios: studiosOf(popular ?? []), newest: newest ?? [] };
}

/**
 * Popular games, studios and new games, shown before anything is typed. Their space is reserved while they load.
 * Requests two short lists; the list of all games loads with the first search (LB-03).
 */
export const SearchSuggestions = memo(function SearchSuggestions() {
  const { t } = useText();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSuggestions().then((loaded) => {
      if (isCurrent) setSuggestions(loaded);
    });
    return () => void (isCurrent = false);
  }, []);
  const studios = suggestions?.studios ?? [];
  return (
    <>
      <SuggestedGames heading={t('search.popular')} tiles={suggestions?.popular} />
      {studios.length > 0 && (
        <section className={styles.start}>
          <h3>{t('search.studios')}</h3>
          <nav className={styles.chips} aria-label={t('search.studios')}>
            {studios.map((studio) => (
              <SiteLink
                key={studio}
                href={`/all-games?${new URLSearchParams({ provider: studio }).toString()}`}
                className={styles.chip}
                onClick={closeOverlay}
              >
                {studio}
              </SiteLink>
            ))}
          </nav>
        </section>
      )}
      <SuggestedGames heading={t('search.new')} tiles={suggestions?.newest} />
    </>
  );
});

/** @param props.tiles undefined while they load */
function SuggestedGames({ heading, tiles }: { heading: string; tiles: readonly GameTile[] | undefined }) {
  if (tiles?.length === 0) return null;
  return (
    <section className={styles.start} aria-busy={tiles === undefined}>
      <h3>{heading}</h3>
      {tiles === undefined ? (
        <div className={`${styles.grid} ${styles.suggested}`} aria-hidden="true">
          {Array.from({ length: shownGames }, (_, index) => (
            <div key={index} className={styles.skeleton} />
          ))}
        </div>
      ) : (
        <TileList
          tiles={tiles}
          className={`${styles.grid} ${styles.suggested}`}
          sizes={captionSizes}
          eager={shownGames}
          label={heading}
          launchedFrom="search"
          isCaptioned
          onChoose={closeOverlay}
        />
      )}
    </section>
  );
}
