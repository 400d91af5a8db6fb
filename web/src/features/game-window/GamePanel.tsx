import { useState } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { PanelGames } from './PanelGames.tsx';
import { isPanelWanted, storePanelPreference } from './windowPanel.browser.ts';
import styles from './GamePanel.module.css';

/** Panel beside a running game on wide screens (GM-06). Narrow screens show it as a sheet. */
export function GamePanel({ game, others }: { game: GameTile; others: readonly GameTile[] }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(isPanelWanted);
  const hasSpace = useMediaQuery('(min-width: 64em)');
  if (!hasSpace) return null;
  const toggle = () => {
    storePanelPreference(!isOpen);
    setOpen(!isOpen);
  };
  return (
    <aside className={styles.panel} data-open={isOpen} aria-label={t('gameWindow.panel')}>
      <div className={styles.head}>
        <h2>{t('gameWindow.panel')}</h2>
        <IconButton
          label={t(isOpen ? 'gameWindow.panel.collapse' : 'gameWindow.panel.expand')}
          icon={isOpen ? 'caret-right-bold' : 'caret-left-bold'}
          aria-expanded={isOpen}
          onClick={toggle}
        />
      </div>
      {isOpen && <PanelGames game={game} others={others} />}
    </aside>
  );
}
