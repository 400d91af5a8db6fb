import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { headingIndexOf } from '../game/gameLink.browser.ts';
import { gamesStore } from '../game/gamesStore.ts';
import type { HeartProps } from '../game/tileStores.ts';
import { pressFavourite } from './favourites.browser.ts';
import type { PressedPlace } from './favourites.browser.ts';
import styles from './FavouriteButton.module.css';

/** Returns whether the game is a favourite, and a function that toggles it. */
function useFavourite(gameGroupId: number): {
  isFavourite: boolean;
  toggle: (pressed: PressedPlace | null) => void;
} {
  const isFavourite = useStoreValue(gamesStore, (games) => games.favouriteGameIds.includes(gameGroupId));
  return { isFavourite, toggle: (pressed) => pressFavourite(gameGroupId, pressed) };
}

/** Favourite toggle. Its accessible name is constant; `aria-pressed` carries the state. */
export function FavouriteButton({ gameGroupId, name, place }: HeartProps) {
  const { t } = useText();
  const { isFavourite, toggle } = useFavourite(gameGroupId);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={t('lobby.favourite', { name })}
      data-early=""
      data-game-id={gameGroupId}
      onClick={({ currentTarget }) =>
        toggle(place === 'launch' ? null : { ...place, headingIndex: headingIndexOf(currentTarget) })
      }
    >
      <Icon name={isFavourite ? 'heart-fill' : 'heart'} />
    </button>
  );
}
