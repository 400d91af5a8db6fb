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

/** Pill, filled icon and underline mark the chosen category, so that it does not rely on colour alone. */
export const CategoryBar = memo(function CategoryBar({ categories, chosen, onChoose }: CategoryBarProps) {
  const { t } = useText();
  const { onKeyDown } = useTabKeys();
  const start = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.Id;
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // Scrolls horizontally only, so that the page does not move.
    if (tab) tabs.current?.scrollTo?.({ left: tab.offsetLeft - (tabs.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosenId]);
  const choose = (category: Category) => {
    onChoose(category);
    if (start.current === null || bar.current === null) return;
    // The bar is stuck while the rows pass below. The page returns to where the rows start; its scroll padding leaves
    // room for the header, which reappears while the page scrolls up.
    const isStuck = bar.current.getBoundingClientRect().top > start.current.getBoundingClientRect().bottom;
    if (isStuck) start.current.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div className={styles.start} ref={start} />
      <div className={styles.bar} data-part="categories" ref={bar}>
        {/* The tabs inside take the focus; the list itself is no tab stop. */}
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
                <span>{category.Name}</span>
              </button>
            );
          })}
        </div>
      </div>
    </>
  );
});
