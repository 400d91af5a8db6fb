import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { headingIndexOf } from '../game/headingIndex.browser.ts';
import type { HeartProps } from '../game/tileHeart.ts';
import { useFavourite } from './useFavourite.ts';
import styles from './FavouriteButton.module.css';

/** A heart. Its name stays the same when it is pressed, as a switch's does; the pressed state says the rest. */
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
