import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import type { Category } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { homeSlug } from './categoryChoice.ts';
import { SubCategoryBar } from './SubCategoryBar.tsx';
import { TileSkeletons } from './TileSkeletons.tsx';
import { useLobbyChoice } from './useLobbyChoice.ts';

export interface CategoriesProperties {
  /** Categories without the ids of their games, which load on the first choice. */
  categories: readonly Category[];
}

const CategoryGames = lazy(() => import('./CategoryGames.tsx'));

/** Bar of categories with the sub-categories of the chosen one below it; its games replace the page's rows. */
export default function Categories({ categories: onPage }: CategoriesProperties) {
  const { loginState } = useVisit();
  const stored = useStoreValue(gamesStore, (games) => games.categories);
  const categories = stored.length > 0 ? stored : onPage;
  const { category, sub, choose, chooseSub } = useLobbyChoice(categories);
  // The bars show a choice in the next frame, before its games are drawn.
  const drawn = useDeferredValue(category);
  const drawnSub = useDeferredValue(sub);
  useEffect(() => {
    if (gamesStore.getState().categories.length === 0) gamesStore.setState({ categories: onPage });
  }, [onPage]);
  if (onPage.length === 0) return null;
  const home = categories.find(({ Slug }) => Slug === homeSlug);
  // Without a choice, players see the shelves of the home tab. Visitors do not, so that games fill the first screen.
  const shelves = category ?? (loginState === 'Logged-In' ? home : undefined);
  return (
    <>
      <CategoryBar categories={categories} chosen={category ?? home} onChoose={choose} />
      {shelves !== undefined && (
        <SubCategoryBar
          category={shelves}
          chosen={category === undefined ? undefined : (sub ?? null)}
          onChoose={chooseSub}
        />
      )}
      {drawn !== undefined && (
        <Suspense fallback={<TileSkeletons count={12} />}>
          <CategoryGames category={drawn} sub={drawnSub ?? null} onLeave={() => home !== undefined && choose(home)} />
        </Suspense>
      )}
    </>
  );
}
