import type { Category, SubCategory } from '../../domain/game/gamesState.ts';
import { useTabKeys } from '../../domain/game/useTabKeys.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { firstSubCategory, needsPlayer } from './categoryChoice.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import styles from './SubCategoryBar.module.css';

const noPictures = { ImageUrl: null, ActiveImageUrl: null };

interface SubCategoryBarProps {
  category: Category;
  /** Null: all of My Games. Undefined: none is chosen. */
  chosen: SubCategory | null | undefined;
  onChoose: (category: Category, subCategory: number | null) => void;
}

export function SubCategoryBar({ category, chosen, onChoose }: SubCategoryBarProps) {
  const { t } = useText();
  const { onKeyDown } = useTabKeys();
  if (category.SubCategories.length === 0) return null;
  const chips: readonly {
    id: number | null;
    name: string;
    pictures: Pick<SubCategory, 'ImageUrl' | 'ActiveImageUrl'>;
  }[] = [
    // My Games may have no sub-category of editors that holds both of its lists.
    ...(needsPlayer(category) && firstSubCategory(category) === undefined
      ? [{ id: null, name: t('lobby.allMyGames'), pictures: noPictures }]
      : []),
    ...category.SubCategories.map((sub) => ({ id: sub.Id, name: sub.ShortName, pictures: sub })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus
    <div
      className={styles.chips}
      role="tablist"
      aria-label={t('lobby.shelvesOf', { name: category.Name })}
      onKeyDown={onKeyDown}
    >
      {chips.map(({ id, name, pictures }, index) => {
        const isChosen = chosen !== undefined && (chosen?.Id ?? null) === id;
        return (
          <button
            key={id ?? 'all'}
            type="button"
            role="tab"
            className={styles.chip}
            aria-selected={isChosen}
            tabIndex={isChosen || (chosen === undefined && index === 0) ? 0 : -1}
            data-early=""
            onClick={() => onChoose(category, id)}
          >
            <CategoryPicture of={pictures} isChosen={isChosen} size={18}>
              {isChosen && <Icon name="check-bold" size={16} />}
            </CategoryPicture>
            <span>{name}</span>
          </button>
        );
      })}
    </div>
  );
}
