import { memo, useEffect, useRef } from 'react';
import type { Category } from '../../domain/game/gamesState.ts';
import { useTabKeys } from '../../domain/game/useTabKeys.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { categoryIcon } from './categoryIcon.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import styles from './CategoryBar.module.css';

interface CategoryBarProps {
  categories: readonly Category[];
  chosen: Category | undefined;
  onChoose: (category: Category) => void;
}

/** Three signals say which one is chosen: the pill, the filled drawing and the bar below, so none of them is colour alone. */
export const CategoryBar = memo(function CategoryBar({ categories, chosen, onChoose }: CategoryBarProps) {
  const { t } = useText();
  const { onKeyDown } = useTabKeys();
  const start = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.Id;
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // Sideways only: the page must not move because a tab does.
    if (tab) tabs.current?.scrollTo?.({ left: tab.offsetLeft - (tabs.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosenId]);
  const choose = (category: Category) => {
    onChoose(category);
    // The bar sticks while the rows pass below it; what is chosen begins where the rows began.
    const top = start.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy(0, top);
  };
  return (
    <>
      <div ref={start} />
      <div className={styles.bar}>
        {/* Keys reach the tabs inside; the list itself is no stop. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div className={styles.tabs} ref={tabs} role="tablist" aria-label={t('lobby.categories')} onKeyDown={onKeyDown}>
          {categories.map((category, index) => {
            const isChosen = category.Id === chosen?.Id;
            return (
              <button
                key={category.Id}
                type="button"
                role="tab"
                className={styles.tab}
                aria-selected={isChosen}
                tabIndex={isChosen || (chosen === undefined && index === 0) ? 0 : -1}
                data-early=""
                onClick={() => choose(category)}
              >
                <CategoryPicture of={category} isChosen={isChosen} size={22}>
                  <Icon name={categoryIcon(category.Slug, isChosen)} />
                </CategoryPicture>
                {category.Name}
              </button>
            );
          })}
        </div>
      </div>
    </>
  );
});
