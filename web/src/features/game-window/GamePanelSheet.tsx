import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PanelGames } from './PanelGames.tsx';
import styles from './PanelGames.module.css';

interface GamePanelSheetProps {
  game: GameTile;
  others: readonly GameTile[];
  onClose: () => void;
}

/** Panel over the game on screens too narrow to show it beside the game (GM-06). */
export default function GamePanelSheet({ game, others, onClose }: GamePanelSheetProps) {
  const { t } = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('gameWindow.panel')} size="medium" isSheet>
      <div className={styles.sheet}>
        <PanelGames game={game} others={others} onChoose={onClose} />
      </div>
    </Dialog>
  );
}
