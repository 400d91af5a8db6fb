import type { GamePlace } from '../../domain/game/chosenGame.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import type { WindowMenu } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { NamedCover } from '../../domain/game/NamedCover.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { windowMenus } from './panelGames.ts';
import { usePanelGames } from './usePanelGames.ts';
import styles from './PanelGames.module.css';

const menuMessageKeys = {
  Favourite: 'gameWindow.panel.favourite',
  'Recently Played': 'gameWindow.panel.recent',
  'More Games': 'gameWindow.panel.more',
} as const;
const menuActions = { Favourite: 'favourite', 'Recently Played': 'recentlyPlayed', 'More Games': 'moreGames' } as const;
const emptyMessageKeys = {
  Favourite: 'gameWindow.panel.noFavourites',
  'Recently Played': 'gameWindow.panel.noRecent',
  'More Games': 'gameWindow.panel.empty',
} as const;

interface PanelGamesProps {
  /** The running game, which is not listed. */
  game: GameTile;
  others: readonly GameTile[];
  /** Called when a game is chosen, before its page opens. */
  onChoose?: () => void;
}

/** GM-06: menus, category tabs and covers of the panel; usable while the game runs. */
export function PanelGames({ game, others, onChoose }: PanelGamesProps) {
  const { t } = useText();
  const visit = useVisit();
  const { menu, chosen, categories, tiles, isEmpty, isLoading, hasFailed, hasMore, showMore, choose } = usePanelGames(
    game,
    others,
  );
  const chooseMenu = (name: WindowMenu) => {
    trackInteraction({ area: 'windowPanel', action: menuActions[name] });
    gamesStore.setState({ activeWindowMenu: name });
  };
  const chooseCategory = (id: number | null) => {
    trackInteraction({ area: 'windowPanel', action: 'category', categoryId: id });
    choose(id);
  };
  const chip = (id: number | null, name: string) => (
    <button
      key={id}
      type="button"
      className={styles.chip}
      aria-pressed={id === chosen}
      onClick={() => chooseCategory(id)}
    >
      {name}
    </button>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.menus} role="group" aria-label={t('gameWindow.panel')}>
        {windowMenus(visit).map((name) => (
          <button key={name} type="button" aria-pressed={name === menu} onClick={() => chooseMenu(name)}>
            {t(menuMessageKeys[name])}
          </button>
        ))}
      </div>
      {menu === 'More Games' && (
        <div className={styles.chips} role="group" aria-label={t('gameWindow.panel.categories')}>
          {chip(null, t('gameWindow.panel.all'))}
          {categories.map(({ Id, Name }) => chip(Id, Name))}
        </div>
      )}
      <div className={styles.list}>
        {isEmpty && !hasFailed && (
          <p className={styles.empty}>
            {t(isLoading && visit.access === 'full' ? 'site.loading' : emptyMessageKeys[menu])}
          </p>
        )}
        {hasFailed && (
          <p className={styles.empty} role="status">
            {t(isEmpty ? 'lobby.failed' : 'gameWindow.panel.failed')}
          </p>
        )}
        <ul className={styles.games} aria-label={t(menuMessageKeys[menu])}>
          {tiles.map((tile, index) => (
            <li key={tile.id}>
              <PanelCover
                tile={tile}
                place={{ launchedFrom: 'gamePanel', sectionName: t(menuMessageKeys[menu]), gameIndex: index + 1 }}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button variant="outline" size="s" data-track="viewMore" onClick={showMore}>
            {t('lobby.viewMore')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('gameWindow.panel.note')}</p>
    </div>
  );
}

/** A closed game keeps its place without a link, so that a press does not end the running game. */
function PanelCover({
  tile,
  place,
  onChoose,
}: {
  tile: GameTile;
  place: GamePlace;
  onChoose: (() => void) | undefined;
}) {
  const cover = <NamedCover game={tile} widths={[120]} width={96} height={128} />;
  if (tile.isUnavailable === true) return <span className={styles.closed}>{cover}</span>;
  return <SiteLink {...gameLink(tile.id, place, onChoose)}>{cover}</SiteLink>;
}
