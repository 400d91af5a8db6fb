import { useState } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { WindowMenu } from '../../domain/game/gamesState.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './GamePanel.module.css';

const menus = ['Favourite', 'Recently Played', 'More Games'] as const satisfies readonly WindowMenu[];
const menuWords = { Favourite: 'game.panel.favourite', 'Recently Played': 'game.panel.recent', 'More Games': 'game.panel.more' } as const;

/** The panel beside a running game: favourites, recently played and more games. Choosing one closes this one first. */
export function GamePanel({ game, others }: { game: GameTile; others: readonly GameTile[] }) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const [isOpen, setOpen] = useState(true);
  const menu = useStoreValue(gamesStore, (state) => state.activeWindowMenu);
  const favourites = useStoreValue(gamesStore, (state) => state.favouriteGameIds);
  const recent = useStoreValue(gamesStore, (state) => state.recentlyPlayedGameIds);
  const known = useStoreValue(gamesStore, (state) => state.lobbyGames);
  const listed: readonly GameTile[] =
    menu === 'More Games' ? others : (menu === 'Favourite' ? favourites : recent).flatMap((id) => known[id] ?? others.find((tile) => tile.id === id) ?? []);
  const shown = listed.filter((tile) => tile.id !== game.id);
  return (
    <aside className={styles.panel} data-open={isOpen} aria-label={t('game.panel')}>
      <div className={styles.head}>
        <h2>{t('game.panel')}</h2>
        <IconButton
          label={t(isOpen ? 'game.panel.collapse' : 'game.panel.expand')}
          icon={isOpen ? 'caret-right-bold' : 'caret-left-bold'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <>
          <div className={styles.menus} role="group" aria-label={t('game.panel')}>
            {menus.map((name) => (
              <button key={name} type="button" aria-pressed={name === menu} onClick={() => gamesStore.setState({ activeWindowMenu: name })}>
                {t(menuWords[name])}
              </button>
            ))}
          </div>
          {shown.length === 0 ? (
            <p className={styles.empty}>{t('game.panel.empty')}</p>
          ) : (
            <ul className={styles.games}>
              {shown.map((tile) => (
                <li key={tile.id}>
                  <SiteLink href={`/game/${tile.id}`}>
                    <img src={coverAddress(tile.image, { mediaOrigin, width: 120 })} width={96} height={128} alt={tile.name} loading="lazy" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.note}>{t('game.panel.note')}</p>
        </>
      )}
    </aside>
  );
}
